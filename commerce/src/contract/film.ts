/** Where "The Printer Movie" lies: the address of each of its files up to the ending. */
export const FILM = '/media/film/the-printer-movie'
