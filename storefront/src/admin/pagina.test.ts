import { describe, expect, it } from 'vitest';
import type { Hotsite } from '../site/marca.ts';
import { MARCA_NEUTRA } from '../site/marca-neutra.ts';
import { paginaDoAdmin } from './pagina.ts';
import { esquecerRascunhos, PREFIXO_DO_RASCUNHO, PREFIXO_DOS_RECENTES } from './rascunhos.ts';

const MOLDE = `<head><title>__TITULO__</title><!--cabeca--><meta property="csp-nonce" nonce="__NONCE__">
<script type="module" src="/admin/arquivos/a.js" nonce="__NONCE__"></script></head><body><div id="admin"><!--corpo--></div></body>`;
const marca = { ...MARCA_NEUTRA, nome: 'Casa "& <Filhos>' } as unknown as Hotsite;
const aoVivo = { origem: '', porta: 3002, hotsite: 'leilo', autenticado: true };
const configuracao = {
  marca: { nome: marca.nome, subdominio: 'leilo', tipo: 'leilao', logoUrl: null, logoClaraUrl: null },
  ...{ painel: 'http://painel/admin', sessao: { permanecer: false, restante: 1 } },
} as const;
const pagina = (mais: object = {}) =>
  paginaDoAdmin(MOLDE, {
    marca,
    nonce: 'n0nc3',
    titulo: `Administração · ${marca.nome}`,
    configuracao,
    aoVivo,
    ...mais,
  });

describe('the back office’s page', () => {
  it('has the nonce of its answer wherever a script or a sheet stands, and nowhere a gap', () => {
    const html = pagina();
    expect(html).not.toMatch(/__|<!--/);
    expect(html.match(/nonce="n0nc3"/g)).toHaveLength(3);
    expect(html).toContain('--acao:');
  });

  it('says whose it is as text, whatever a brand is called', () => {
    const html = pagina();
    expect(html).not.toContain('<Filhos>');
    expect(html).toContain('<title>Administração · Casa &quot;&amp; &lt;Filhos&gt;</title>');
    const [, dito] = /name="martelo-admin" content="([^"]+)"/.exec(html)!;
    const lido = dito!
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(JSON.parse(lido)).toEqual(configuracao);
  });

  it('for who is not of the house runs no script and tells nothing of the session', () => {
    const html = pagina({ configuracao: null, corpo: '<main>403</main>' });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('martelo-a');
    expect(html).toContain('<div id="admin"><main>403</main></div>');
  });
});

it('a session that ends takes the drafts with it and what was found last, and nothing else of this browser (BO9)', () => {
  const guardado = new Map([
    [`${PREFIXO_DO_RASCUNHO}:a:leilo:patio:novo`, '{}'],
    [`${PREFIXO_DOS_RECENTES}:a:leilo`, '[]'],
    ['RaStoremartelo-admin.tema', '"escuro"'],
  ]);
  const loja = Object.assign(Object.fromEntries(guardado), {
    removeItem: (chave: string) => guardado.delete(chave),
  }) as unknown as Storage;
  esquecerRascunhos(loja);
  expect([...guardado.keys()]).toEqual(['RaStoremartelo-admin.tema']);
});
