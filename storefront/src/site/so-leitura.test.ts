import { describe, expect, it } from 'vitest';
import { recusaDeEnvio } from './so-leitura.ts';

const pedir = (method: string, accept?: string) =>
  recusaDeEnvio({ method, headers: new Headers(accept ? { accept } : {}) }, 'n0nce');

describe('what is sent to a page', () => {
  it('is refused in Portuguese, with the way on: a page to people, the catalogue’s refusal to programs', async () => {
    for (const metodo of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const pagina = pedir(metodo, 'text/html,*/*')!;
      expect([pagina.status, pagina.headers.get('allow')], metodo).toEqual([405, 'GET, HEAD']);
      const texto = await pagina.text();
      expect(texto).toContain('<html lang="pt-BR">');
      expect(texto).toMatch(/<main><h1>Nada foi enviado<\/h1>.*<\/main>/);
      expect(texto).toContain('<a href="">Abrir a página</a>');
      const corpo = (await pedir(metodo)!.json()) as { codigo: string };
      expect(corpo.codigo).toBe('METODO_NAO_PERMITIDO');
    }
  });

  it('is not what is read', () => {
    expect(pedir('GET')).toBeNull();
    expect(pedir('HEAD', 'text/html')).toBeNull();
  });
});
