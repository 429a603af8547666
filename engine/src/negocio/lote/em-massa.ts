import { ErroMartelo } from '@martelo/shared/erros';
import { situacaoLote } from '@martelo/shared/lote';
import { z } from 'zod';
import { comComandoId, type Identificacao, idOuUid, motivoPublico } from '../../api/comando.ts';
import { tem } from '../../api/recurso/politica.ts';
import type { Chamador } from '../../api/rota.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Motor } from '../../runtime/motor.ts';
import { alterarLote, comoQuem, exigirAlcance, mudancasLote, PAPEIS_DO_LEILAO } from './alterar-lote.ts';

/** Lots of one call; who has more asks again, and shows progress meanwhile. */
export const LOTES_EM_MASSA = 200;
/** Commands on their way at a time: bids go between them. */
const DE_UMA_VEZ = 20;

const alvo = {
  /** Which lots: named, or all those of an auction in these situations. */
  lelUids: z.array(idOuUid).min(1).max(LOTES_EM_MASSA).optional(),
  filtro: z
    .strictObject({ leiUid: idOuUid, situacoes: z.array(situacaoLote).min(1).max(25).optional() })
    .optional(),
  ...comComandoId,
};
export const pedidoEmMassa = z
  .discriminatedUnion('acao', [
    z.strictObject({
      acao: z.literal('alterar'),
      mudancas: mudancasLote.omit({ comandoId: true, revisao: true }),
      ...alvo,
    }),
    z.strictObject({ acao: z.literal('suspender'), motivo: motivoPublico, ...alvo }),
    z.strictObject({ acao: z.literal('retomar'), ...alvo }),
    z.strictObject({ acao: z.literal('cancelar'), motivo: motivoPublico, ...alvo }),
    z.strictObject({ acao: z.literal('situacao'), situacao: situacaoLote, ...alvo }),
  ])
  .refine(({ lelUids, filtro }) => (lelUids === undefined) !== (filtro === undefined), {
    path: ['lelUids'],
    message: 'informe lelUids ou filtro',
  });
export type PedidoEmMassa = z.infer<typeof pedidoEmMassa>;

export const respostaEmMassa = z.object({
  /** Lots done, lots refused, and those of the filter that this call did not take: ask again for them. */
  feitos: z.int(),
  recusados: z.int(),
  restantes: z.int(),
  itens: z.array(
    z.object({
      lelUid: z.string(),
      ok: z.boolean(),
      erro: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
type RespostaEmMassa = z.infer<typeof respostaEmMassa>;

/**
 * The same change to many lots, each its own command with its own answer: what is refused of one stops no other, and nothing is
 * refused in silence. A repeated call repeats the same commands (rule 10).
 */
export async function executarEmMassa(
  {
    motor,
    localizador,
    comitentes,
  }: { motor: Motor; localizador: Localizador; comitentes: ComitentesDaMarca },
  chamador: Chamador,
  quem: Identificacao,
  pedido: PedidoEmMassa,
): Promise<RespostaEmMassa> {
  exigirPapel(chamador, pedido);
  const { lelUids, restantes } = await alvos(localizador, chamador, pedido);
  const itens: RespostaEmMassa['itens'] = [];
  for (let i = 0; i < lelUids.length; i += DE_UMA_VEZ) {
    const parte = lelUids.slice(i, i + DE_UMA_VEZ).map(async (idOuUid) => {
      let lelUid = idOuUid;
      try {
        const achado = await localizador.lote(chamador.acesso, idOuUid);
        lelUid = achado.lote.uid;
        const desteLote = { ...quem, comandoId: `${quem.comandoId}:${lelUid}` };
        if (pedido.acao === 'alterar')
          await alterarLote({ motor, comitentes }, chamador, desteLote, achado, pedido.mudancas);
        else
          await motor.executar(achado.estado.leilao.uid, {
            comandoId: desteLote.comandoId,
            autor: quem.autor,
            pedido: mudancaDeSituacao(pedido, achado.lote.uid, chamador),
          });
        return { lelUid, ok: true };
      } catch (erro) {
        if (!(erro instanceof ErroMartelo)) throw erro;
        return { lelUid, ok: false, erro: erro.corpo() };
      }
    });
    itens.push(...(await Promise.all(parte)));
  }
  const feitos = itens.filter(({ ok }) => ok).length;
  return { feitos, recusados: itens.length - feitos, restantes, itens };
}

/** Minimums and steps are changed by who has the role for them; everything else is who writes lots'. @throws ErroMartelo SEM_PERMISSAO */
function exigirPapel(chamador: Chamador, pedido: PedidoEmMassa): void {
  if (pedido.acao === 'alterar') exigirAlcance(chamador, pedido.mudancas);
  else if (!tem(chamador.acesso, PAPEIS_DO_LEILAO))
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: PAPEIS_DO_LEILAO.join(', ') });
}

async function alvos(
  localizador: Localizador,
  { acesso }: Chamador,
  { lelUids, filtro }: PedidoEmMassa,
): Promise<{ lelUids: string[]; restantes: number }> {
  if (filtro === undefined) return { lelUids: [...new Set(lelUids)], restantes: 0 };
  const estado = await localizador.leilao(acesso, filtro.leiUid);
  const achados = estado.ordem.filter(
    (lelUid) => filtro.situacoes?.includes(estado.lotes.get(lelUid)!.situacao) ?? true,
  );
  const tomados = achados.slice(0, LOTES_EM_MASSA);
  return { lelUids: tomados, restantes: achados.length - tomados.length };
}

/** What the acts on a lot's situation come to as a command. A live lot that goes on waits for the auctioneer to open it. */
export function mudancaDeSituacao(
  pedido:
    | { acao: 'suspender' | 'cancelar'; motivo: string }
    | { acao: 'retomar' }
    | Extract<PedidoEmMassa, { acao: 'situacao' }>,
  lelUid: string,
  chamador: Chamador,
): Pedido {
  const comum = { tipo: 'mudar-situacao-lote', lelUid, como: comoQuem(chamador) } as const;
  switch (pedido.acao) {
    case 'suspender':
      return { ...comum, situacao: 'SUSPENSO', motivo: pedido.motivo };
    case 'cancelar':
      return { ...comum, situacao: 'LOTE_CANCELADO', motivo: pedido.motivo };
    case 'retomar':
      return { ...comum, situacao: 'LIBERADO_LEILAO', motivo: null, de: 'SUSPENSO' };
    case 'situacao':
      return { ...comum, situacao: pedido.situacao, motivo: null };
  }
}
