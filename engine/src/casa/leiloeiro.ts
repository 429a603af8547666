import { type LeiloeiroPublico, leiloeiroEscrita, leiloeiroPublico } from '@martelo/shared/leiloeiro-oficial';
import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { rota } from '../api/rota.ts';
import { LEILOES } from '../leituras/registros/leilao.ts';
import { filtrosDeAtivos } from '../leituras/vistas/ativos.ts';
import { SISTEMA } from '../records/acesso.ts';
import { normalizar } from '../records/texto.ts';
import type { ServicosDaCasa } from './servicos.ts';
import { leiloesQueNomeiam } from './usado-em-leiloes.ts';

/** Auctioneers as people of the trade. Auctions name them; what the site tells of them is here. */
export const LEILOEIROS = recurso({
  nome: 'leiloeiro',
  caminho: '/v1/leiloeiros',
  rotulo: { um: 'Leiloeiro', varios: 'Leiloeiros' },
  modulo: 'leilao',
  escrita: leiloeiroEscrita,
  marca: 'hotsites',
  papeis: { le: PAPEIS_INTERNOS, escreve: ['Interno - ADM', 'Interno - Leilão'] },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    inscricao: { rotulo: 'Inscrição', busca: true },
    situacao: { rotulo: 'Situação' },
    mostrarNoSite: { rotulo: 'No site' },
    ordem: { rotulo: 'Ordem' },
  },
  rotulos: { texto: 'Apresentação', fotoUrl: 'Foto' },
  valores: { situacao: ATIVO_OU_INATIVO },
  // Auctions name them as the site finds them there, and by number or uid where whoever wrote the auction knew it.
  async usadoPor(doc, acesso, servicos: ServicosDaCasa) {
    const filtros = [
      { tipo: 'exata', campo: 'leiloeiro.nome', valor: doc.nome } as const,
      { tipo: 'exata', campo: 'leiloeiro.uid', valor: doc.uid } as const,
      { tipo: 'exata', campo: 'leiloeiro.id', valor: doc.id } as const,
    ];
    return [await leiloesQueNomeiam(filtros, { doc, acesso, servicos })];
  },
  rotas: (servicos: ServicosDaCasa) => [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloeiros/lista-site',
      resumo: 'Leiloeiros que o site mostra, com a inscrição na junta comercial',
      guarda: 'publica',
      resposta: z.object({ itens: z.array(leiloeiroPublico), total: z.int() }),
      async executar({ chamador: { hotsite } }) {
        const itens = await noSite(hotsite.id, servicos);
        return { itens, total: itens.length };
      },
    }),
  ],
});

/** Those on record, then those that only active auctions name. */
async function noSite(
  hotsiteId: number,
  { registros, emDia, agora }: ServicosDaCasa,
): Promise<LeiloeiroPublico[]> {
  await emDia();
  const ordem = { campo: 'ordem', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  const daMarca = { tipo: 'exata', campo: 'hotsites', valor: hotsiteId } as const;
  const porPessoa = new Map<string, LeiloeiroPublico>();
  const conhecidos = new Set<string>();
  // Those that are not shown too, removed ones as well: an auction that names them does not bring them back.
  const todos = registros.colecao(LEILOEIROS).percorrer(SISTEMA, { filtros: [daMarca], ordem });
  for await (const { uid, nome, inscricao, texto, fotoUrl, situacao, mostrarNoSite, removidoEm } of todos) {
    conhecidos.add(normalizar(nome));
    if (situacao !== 'ATIVO' || !mostrarNoSite || removidoEm !== undefined) continue;
    porPessoa.set(normalizar(nome), {
      ...{ uid, nome, inscricao, texto: texto ?? null, fotoUrl: fotoUrl ?? null, qtdLeiloes: 0 },
    });
  }
  const ativos = registros
    .colecao(LEILOES)
    .percorrer({ tipo: 'anonimo', hotsiteId }, { filtros: filtrosDeAtivos(agora()) });
  for await (const { leiloeiro } of ativos) {
    if (leiloeiro === undefined) continue;
    const { nome, inscricao = null } = leiloeiro;
    const pessoa = porPessoa.get(normalizar(nome));
    if (pessoa !== undefined) pessoa.qtdLeiloes += 1;
    else if (!conhecidos.has(normalizar(nome)))
      porPessoa.set(normalizar(nome), {
        ...{ uid: null, nome, inscricao, texto: null, fotoUrl: null, qtdLeiloes: 1 },
      });
  }
  return [...porPessoa.values()];
}
