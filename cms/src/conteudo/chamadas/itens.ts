import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { type Item, item, type Sessao } from '@martelo/shared/pagina';
import { z } from 'zod';
import type { Remendo } from '../../builder/modelo/remendo.ts';
import { alterarPublicada, ondeEsta } from '../alterar-publicada.ts';
import { chamada, type Pedido } from '../chamada.ts';
import { type ItemDoContrato, itemDoContrato, type PaginaDoContrato } from '../contrato.ts';
import { type ItemEntrada, itemAlterado, itemNovo } from '../entradas.ts';
import { imagemDaChamada } from '../imagem-da-chamada.ts';

const semQuery = z.object({});

export const criarItem = chamada({
  metodo: 'POST',
  caminho: '/v1/hotsite/paginas/sessao/itens',
  resumo:
    'Cria um item em uma seção. Com id ou uid de um item dela, duplica-o logo abaixo; os campos enviados valem sobre os do original',
  quem: 'edicao',
  query: semQuery,
  corpo: itemNovo,
  resposta: itemDoContrato,
  status: 201,
  async responder(pedido) {
    const { sessaoUid, id: porId, uid: porUid, ...entrada } = pedido.corpo;
    const original = porUid ?? porId;
    const novoId = uuidv7();
    const campos = await camposDe(pedido, entrada);
    const { id } = await ondeEsta(pedido, { sessao: sessaoUid });
    const pagina = await alterarPublicada(pedido, id, (sessoes) => {
      const alvo = sessoes.find((uma) => uma.id === sessaoUid);
      if (!alvo) throw new ErroMartelo('NAO_ENCONTRADO');
      const copiado = original === undefined ? undefined : alvo.itens.find((um) => um.id === original);
      if (original !== undefined && !copiado) throw new ErroMartelo('NAO_ENCONTRADO');
      // A copy sent whole carries its original's place: it belongs right below it.
      const indice = copiado
        ? alvo.itens.indexOf(copiado) + 1
        : Math.min((entrada.prioridade ?? alvo.itens.length + 1) - 1, alvo.itens.length);
      return {
        acao: copiado ? `Duplicar item de ${alvo.nome}` : `Adicionar item em ${alvo.nome}`,
        remendos: [
          {
            op: 'inserir-item',
            sessao: alvo.id,
            indice,
            apos: alvo.itens[indice - 1]?.id ?? null,
            item: item.parse({ ...copiado, ...campos, id: novoId }),
          },
        ],
      };
    });
    return daPagina(pagina, novoId);
  },
});

export const alterarItem = chamada({
  metodo: 'PUT',
  caminho: '/v1/hotsite/paginas/sessao/itens/{id}',
  resumo: 'Altera um item. O que não vier fica como está; outra sessaoUid o leva para ela, na mesma página',
  quem: 'edicao',
  query: semQuery,
  corpo: itemAlterado,
  resposta: itemDoContrato,
  async responder(pedido) {
    const { sessaoUid, ...entrada } = pedido.corpo;
    const uid = pedido.caminho.id as string;
    const campos = await camposDe(pedido, entrada);
    const { id } = await ondeEsta(pedido, { item: uid });
    const pagina = await alterarPublicada(pedido, id, (sessoes) => {
      const dona = donaDe(sessoes, uid);
      const destino = sessaoUid ?? dona.id;
      if (!sessoes.some((uma) => uma.id === destino))
        throw new ErroMartelo('CONTEUDO_RECUSADO', {
          problema: 'sessaoUid não é uma seção da página deste item.',
        });
      const remendos: Remendo[] = [{ op: 'trocar-item', sessao: dona.id, id: uid, campos }];
      if (destino !== dona.id || entrada.prioridade !== undefined)
        remendos.push({
          op: 'mover-item',
          sessao: dona.id,
          id: uid,
          destino,
          para: (entrada.prioridade ?? 61) - 1,
        });
      return { acao: `Editar item de ${dona.nome}`, remendos };
    });
    return daPagina(pagina, uid);
  },
});

export const apagarItem = chamada({
  metodo: 'DELETE',
  caminho: '/v1/hotsite/paginas/sessao/itens/{id}',
  resumo: 'Apaga um item',
  quem: 'edicao',
  query: semQuery,
  resposta: z.object({ uid: z.string(), message: z.string() }),
  async responder(pedido) {
    const uid = pedido.caminho.id as string;
    const { id } = await ondeEsta(pedido, { item: uid });
    await alterarPublicada(pedido, id, (sessoes) => {
      const dona = donaDe(sessoes, uid);
      return {
        acao: `Apagar item de ${dona.nome}`,
        remendos: [{ op: 'remover-item', sessao: dona.id, id: uid }],
      };
    });
    return { uid, message: 'Item apagado com sucesso' };
  },
});

export const CHAMADAS_DE_ITENS = [criarItem, alterarItem, apagarItem];

/** A whole item from what a call says of it. */
export const itemDaEntrada = async (
  contexto: Pick<Pedido<unknown, unknown>, 'payload' | 'hotsite'>,
  entrada: Omit<ItemEntrada, 'sessaoUid'>,
  id: string,
): Promise<Item> => item.parse({ ...(await camposDe(contexto, entrada)), id });

/** Only what the call says, as it is stored. */
async function camposDe(
  { payload, hotsite }: Pick<Pedido<unknown, unknown>, 'payload' | 'hotsite'>,
  { prioridade: _lugar, imagem, imagemMobile, ...resto }: Omit<ItemEntrada, 'sessaoUid'>,
): Promise<Partial<Omit<Item, 'id'>>> {
  const campos: Partial<Omit<Item, 'id'>> = Object.fromEntries(
    Object.entries(resto).filter(([, valor]) => valor !== undefined),
  );
  if (imagem !== undefined) campos.imagem = await imagemDaChamada(payload, hotsite, imagem);
  if (imagemMobile !== undefined) campos.imagemMobile = await imagemDaChamada(payload, hotsite, imagemMobile);
  return campos;
}

function donaDe(sessoes: readonly Sessao[], item: string): Sessao {
  const dona = sessoes.find(({ itens }) => itens.some(({ id }) => id === item));
  if (!dona) throw new ErroMartelo('NAO_ENCONTRADO');
  return dona;
}

function daPagina(pagina: PaginaDoContrato, id: string): ItemDoContrato {
  const achado = pagina.sessoes.flatMap(({ itens }) => itens).find((um) => um.id === id);
  if (!achado) throw new ErroMartelo('NAO_ENCONTRADO');
  return achado;
}
