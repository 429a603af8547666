import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { type Item, type Sessao, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import type { Remendo } from '../../builder/modelo/remendo.ts';
import { alterarPublicada, idDaPagina, ondeEsta } from '../alterar-publicada.ts';
import { chamada, type Pedido } from '../chamada.ts';
import { type PaginaDoContrato, type SessaoDoContrato, sessaoDoContrato } from '../contrato.ts';
import { mudancaDePrioridade, type SessaoEntrada, sessaoAlterada, sessaoNova } from '../entradas.ts';
import { definicaoDe } from '../sessoes.ts';
import { itemDaEntrada } from './itens.ts';

const semQuery = z.object({});
export const apagado = z.object({ uid: z.string(), message: z.string() });

export const criarSessao = chamada({
  metodo: 'POST',
  caminho: '/v1/hotsite/paginas/sessao',
  resumo: 'Cria uma seção em uma página, no lugar dado por prioridade (1 é o primeiro) ou no fim',
  quem: 'edicao',
  query: semQuery,
  corpo: sessaoNova,
  resposta: sessaoDoContrato,
  status: 201,
  async responder(pedido) {
    const { corpo, hotsite } = pedido;
    const definicao = definicaoDe(corpo.elemento);
    if (!definicao) throw new ErroMartelo('REQUISICAO_INVALIDA', { campos: ['elemento'] });
    const { modelo, consulta } = definicao.semente(hotsite.tipo);
    const nova = sessao.parse({
      modelo,
      consulta,
      ...(await camposDe(pedido, corpo)),
      id: uuidv7(),
      versao: definicao.versao,
    });
    const id = await idDaPagina(pedido, corpo.paginaUid);
    const pagina = await alterarPublicada(pedido, id, (sessoes) => {
      const indice = lugar(corpo.prioridade, sessoes.length);
      return {
        acao: `Adicionar ${nova.nome}`,
        remendos: [{ op: 'inserir', indice, apos: sessoes[indice - 1]?.id ?? null, sessao: nova }],
      };
    });
    return daPagina(pagina, nova.id);
  },
});

export const alterarSessao = chamada({
  metodo: 'PUT',
  caminho: '/v1/hotsite/paginas/sessao/{id}',
  resumo: 'Altera uma seção. O que não vier fica como está; itens, se vierem, são a lista inteira',
  quem: 'edicao',
  query: semQuery,
  corpo: sessaoAlterada,
  resposta: sessaoDoContrato,
  async responder(pedido) {
    const { corpo, caminho } = pedido;
    const { id } = await ondeEsta(pedido, { sessao: caminho.id as string });
    if (corpo.paginaUid && (await idDaPagina(pedido, corpo.paginaUid)) !== id)
      throw new ErroMartelo('CONTEUDO_RECUSADO', {
        problema: 'uma seção não muda de página. Crie-a na outra e apague esta.',
      });
    const campos = await camposDe(pedido, corpo);
    const pagina = await alterarPublicada(pedido, id, (sessoes) => {
      const atual = exigirSessao(sessoes, caminho.id);
      const remendos: Remendo[] = [{ op: 'trocar', id: atual.id, campos }];
      if (corpo.prioridade !== undefined)
        remendos.push({ op: 'mover', id: atual.id, para: lugar(corpo.prioridade, sessoes.length - 1) });
      return { acao: `Editar ${atual.nome}`, remendos };
    });
    return daPagina(pagina, caminho.id as string);
  },
});

export const apagarSessao = chamada({
  metodo: 'DELETE',
  caminho: '/v1/hotsite/paginas/sessao/{id}',
  resumo: 'Apaga uma seção com seus itens',
  quem: 'edicao',
  query: semQuery,
  resposta: apagado,
  async responder(pedido) {
    const uid = pedido.caminho.id as string;
    const { id } = await ondeEsta(pedido, { sessao: uid });
    await alterarPublicada(pedido, id, (sessoes) => ({
      acao: `Apagar ${exigirSessao(sessoes, uid).nome}`,
      remendos: [{ op: 'remover', id: uid }],
    }));
    return { uid, message: 'Item apagado com sucesso' };
  },
});

export const prioridadeDaSessao = chamada({
  metodo: 'PUT',
  caminho: '/v1/hotsite/paginas/sessao/prioridade/{id}',
  resumo: 'Sobe (aumentar) ou desce (diminuir) uma seção um lugar na página. Na ponta, fica onde está',
  quem: 'edicao',
  query: semQuery,
  corpo: mudancaDePrioridade,
  resposta: sessaoDoContrato,
  async responder(pedido) {
    const uid = pedido.caminho.id as string;
    const passo = pedido.corpo.prioridade === 'aumentar' ? -1 : 1;
    const { id } = await ondeEsta(pedido, { sessao: uid });
    const pagina = await alterarPublicada(pedido, id, (sessoes) => {
      const atual = exigirSessao(sessoes, uid);
      const para = Math.max(0, sessoes.indexOf(atual) + passo);
      return { acao: `Mover ${atual.nome}`, remendos: [{ op: 'mover', id: uid, para }] };
    });
    return daPagina(pagina, uid);
  },
});

export const CHAMADAS_DE_SESSOES = [criarSessao, alterarSessao, apagarSessao, prioridadeDaSessao];

/** Where a priority falls in a list; the end without one. */
export const lugar = (prioridade: number | undefined, ultimo: number): number =>
  prioridade === undefined ? ultimo : Math.min(prioridade - 1, ultimo);

/** It was there when the page was found; another call may have taken it since. */
export function exigirSessao(sessoes: readonly Sessao[], id: string | undefined): Sessao {
  const achada = sessoes.find((uma) => uma.id === id);
  if (!achada) throw new ErroMartelo('NAO_ENCONTRADO');
  return achada;
}

export function daPagina(pagina: PaginaDoContrato, id: string): SessaoDoContrato {
  const achada = pagina.sessoes.find((uma) => uma.id === id);
  if (!achada) throw new ErroMartelo('NAO_ENCONTRADO');
  return achada;
}

/** What a call says of a section, as it is stored. A new kind brings its own version. */
async function camposDe(
  contexto: Pick<Pedido<unknown, unknown>, 'payload' | 'hotsite'>,
  { paginaUid: _pagina, prioridade: _lugar, itens, ...resto }: SessaoEntrada,
): Promise<Partial<Omit<Sessao, 'id'>>> {
  const campos = Object.fromEntries(Object.entries(resto).filter(([, valor]) => valor !== undefined));
  const definicao = resto.elemento ? definicaoDe(resto.elemento) : undefined;
  const prontos: Item[] = [];
  for (const { id, ...entrada } of itens ?? [])
    prontos.push(await itemDaEntrada(contexto, entrada, id ?? uuidv7()));
  return {
    ...campos,
    ...(definicao ? { versao: definicao.versao } : {}),
    ...(itens ? { itens: prontos } : {}),
  };
}
