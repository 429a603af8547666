import { describe, expect, it } from 'vitest';
import { interpretarPagina, recortar, sessoesVisiveis } from './pagina.ts';

const onde = { subdominio: 'leilo', uri: 'pagina-inicial' };
const item = (id: string, dataInicio: string | null = null, dataFim: string | null = null) => ({
  id,
  dataInicio,
  dataFim,
});
const bruta = (sessoes: unknown[]) => ({
  id: 1,
  hotUid: '01900000-0000-7000-8000-000000000001',
  uri: 'pagina-inicial',
  titulo: 'Início',
  modeloPagina: 'PaginaInicial',
  sessoes,
});
const sessao = (itens: unknown[], mais = {}) => ({
  id: 's',
  elemento: 'texto',
  nome: 'Texto',
  itens,
  ...mais,
});

describe('page model', () => {
  it('skips a section that does not parse and keeps the rest; fields of a newer cms are ignored', () => {
    const lida = interpretarPagina(
      { ...bruta([sessao([]), { id: 'ruim' }, sessao([], { id: 't', campoNovo: 1 })]), novidade: true },
      onde,
    );
    expect(lida.sessoes.map(({ id }) => id)).toEqual(['s', 't']);
    const foto = { id: 1, url: '/midia/a.webp', recorte: 'novo' };
    const comItem = interpretarPagina(
      bruta([sessao([{ id: 'i', uid: 'i', prioridade: 1, imagem: foto }])]),
      onde,
    );
    expect(comItem.sessoes[0]?.itens[0]?.imagem?.url).toBe('/midia/a.webp');
  });

  it('hides items outside dataInicio–dataFim and says when that changes next', () => {
    const lida = interpretarPagina(
      bruta([
        sessao([
          item('sempre'),
          item('antes', null, '2026-01-01T00:00:00Z'),
          item('agora', '2026-01-01T00:00:00Z', '2026-03-01T00:00:00-03:00'),
          item('depois', '2026-02-01T12:00:00Z'),
        ]),
      ]),
      onde,
    );
    const { sessoes, valeAte } = sessoesVisiveis(lida, Date.parse('2026-01-15T00:00:00Z'));
    expect(sessoes[0]!.itens.map(({ id }) => id)).toEqual(['sempre', 'agora']);
    expect(valeAte).toBe(Date.parse('2026-02-01T12:00:00Z'));
  });

  it('shows an item from its first instant and hides it from its last', () => {
    const lida = interpretarPagina(
      bruta([sessao([item('x', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')])]),
      onde,
    );
    const em = (iso: string) => recortar(lida, Date.parse(iso))[0]!.itens.length;
    expect(em('2025-12-31T23:59:59.999Z')).toBe(0);
    expect(em('2026-01-01T00:00:00Z')).toBe(1);
    expect(em('2026-01-01T23:59:59.999Z')).toBe(1);
    expect(em('2026-01-02T00:00:00Z')).toBe(0);
  });

  it('leaves inactive sections out', () => {
    const lida = interpretarPagina(bruta([sessao([], { ativo: false })]), onde);
    expect(sessoesVisiveis(lida, 0).sessoes).toEqual([]);
  });
});
