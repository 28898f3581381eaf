export const VIDEO_PATH = '/media/film/the-printer-movie'
