/** Strict-Transport-Security of everything that is served by https: a year, this name alone; brands' other names are not ours. */
export const HSTS = 'max-age=31536000';
