/** "PDF", from a file's address; null where it does not say. */
export function extensaoDe(url: string): string | null {
  const [caminho = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/);
  return /\.([a-z0-9]{2,5})$/i.exec(caminho)?.[1]?.toUpperCase() ?? null;
}
