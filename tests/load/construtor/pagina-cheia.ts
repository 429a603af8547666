import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { novaSessao } from '../../../cms/src/builder/acoes/adicionar.ts';
import { CMS } from '../../e2e/plataforma.ts';

/** As many sections as there are to be kinds. */
export const SECOES = 35;

/** A published page of brand leilo with every kind on it, seeded as the palette does; the first kinds again until there are 35. */
export async function criarPaginaCheia(authorization: string, uri: string): Promise<number> {
  const definicoes = Object.values(DEFINICOES);
  const sessoes = Array.from({ length: SECOES }, (_, i) => {
    const definicao = definicoes[i % definicoes.length];
    if (!definicao) throw new Error('no kinds');
    const sessao = novaSessao(definicao, 'leilao');
    return { ...sessao, nome: `${i + 1} ${sessao.nome}`.slice(0, 120) };
  });
  const resposta = await fetch(`${CMS}/api/paginas`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      hotsite: 1,
      titulo: 'Página cheia',
      uri,
      modeloPagina: 'QuemSomos',
      sessoes,
      _status: 'published',
    }),
  });
  const corpo = (await resposta.json()) as { doc?: { id: number } };
  if (!corpo.doc) throw new Error(`the page was not created: ${JSON.stringify(corpo).slice(0, 300)}`);
  return corpo.doc.id;
}
