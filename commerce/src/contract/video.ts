export const FILM = '/media/film/the-printer-movie'
