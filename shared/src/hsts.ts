/** Strict-Transport-Security of everything that is served by https: a year, with every name below (ASVS 3.4.1). */
export const HSTS = 'max-age=31536000; includeSubDomains';
