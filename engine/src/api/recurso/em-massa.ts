import { ErroMartelo } from '@martelo/shared/erros';
import type { PapelInterno } from '@martelo/shared/papeis';
import { z } from 'zod';
import { idOuUid } from '../comando.ts';
import { ler } from '../entrada.ts';
import { comoErroMartelo } from '../erros.ts';
import { type Chamador, Pendente } from '../rota.ts';
import { comandoDeUm } from './comandos.ts';
import type { Acao, Escritor, Servicos } from './declaracao.ts';
import { tem } from './politica.ts';

/** As many as one call does at most. */
const MAXIMO = 200;

/** What whoever writes a kind does to many, beside its own acts. */
export const DE_QUEM_ESCREVE = ['alterar', 'remover', 'restaurar'] as const;
type DeQuemEscreve = (typeof DE_QUEM_ESCREVE)[number];

/** Which records, each on the revision that was read. */
const itens = z
  .array(
    z.strictObject({
      id: z.union([idOuUid, z.int().positive()]),
      revisao: z.int().positive().optional().describe('A que foi lida; obrigatória'),
    }),
  )
  .min(1)
  .max(MAXIMO);

/**
 * Many at once: which act, on which records, each on the revision that was read.
 * @param mudancas what people change of one; null of a kind that nobody writes, which has its acts alone
 */
export const pedidoEmMassa = (mudancas: z.ZodObject | null, acoes: readonly string[]) =>
  z.strictObject({
    acao: z.enum([...(mudancas === null ? [] : DE_QUEM_ESCREVE), ...acoes]),
    itens,
    ...(mudancas === null ? {} : { mudancas: mudancas.optional().describe('Com alterar') }),
    corpo: z.record(z.string(), z.unknown()).optional().describe('Com uma ação que o pede'),
  });

/** What became of each, in the order in which they were sent. */
export const relatorioEmMassa = z.object({
  itens: z.array(
    z.discriminatedUnion('ok', [
      z.object({
        id: z.union([z.string(), z.int()]),
        ok: z.literal(true),
        revisao: z.int().nullable(),
        aprovacaoUid: z.guid().optional().describe('Nada mudou ainda: espera por outra pessoa'),
      }),
      z.object({
        id: z.union([z.string(), z.int()]),
        ok: z.literal(false),
        codigo: z.string(),
        mensagem: z.union([z.string(), z.array(z.string())]),
      }),
    ]),
  ),
  feitos: z.int(),
  recusados: z.int(),
  aguardando: z.int().describe('Os que esperam por outra pessoa'),
});

interface Pedido {
  acao: string;
  itens: readonly { id: string | number; revisao?: number }[];
  mudancas?: Record<string, unknown>;
  corpo?: unknown;
}

/**
 * Each item is changed by itself, by the same rules as alone; one that is refused keeps none from being done.
 * @param papeis whose changing, removing and bringing back is; an act is of those that it names itself
 * @throws what is wrong with the whole request, before anything is done
 */
export async function emMassa<S extends Servicos>(
  escritor: Escritor<{ uid: string }>,
  chamador: Chamador,
  { acao, itens, mudancas, corpo }: Pedido,
  acoes: Record<string, Acao<never, S>>,
  papeis: readonly PapelInterno[],
): Promise<z.output<typeof relatorioEmMassa>> {
  const propria = DE_QUEM_ESCREVE.includes(acao as DeQuemEscreve) ? undefined : acoes[acao];
  const deQuem = propria?.papeis ?? papeis;
  // The call is of whoever may do any of it.
  if (!tem(chamador.acesso, deQuem)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: deQuem.join(', ') });
  if (acao === 'alterar' && mudancas === undefined)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['mudancas: campo obrigatório']);
  exigirRevisoes(itens);
  const comCorpo = propria
    ? (ler(propria.corpo ?? z.strictObject({}), corpo ?? {}) as never)
    : (undefined as never);

  const fazer = async (id: string, revisao: number | undefined): Promise<number | null> => {
    const quem = comandoDeUm(chamador, id);
    switch (acao) {
      case 'alterar':
        return (await escritor.alterar(quem, id, mudancas!, revisao)).revisao;
      case 'remover':
        await escritor.remover(quem, id, revisao);
        return null;
      case 'restaurar':
        return (await escritor.restaurar(quem, id, revisao)).revisao;
      default:
        return (await escritor.agir(quem, id, acao, comCorpo, revisao)).revisao;
    }
  };
  const feitos: z.output<typeof relatorioEmMassa>['itens'] = [];
  for (const { id, revisao } of itens) {
    try {
      feitos.push({ id, ok: true, revisao: await fazer(String(id), revisao) });
    } catch (erro) {
      if (erro instanceof Pendente) {
        feitos.push({ id, ok: true, revisao: null, aprovacaoUid: erro.corpo.aprovacaoUid });
        continue;
      }
      const recusa = comoErroMartelo(erro);
      // The store is down, or something is wrong on our side: that is no refusal of an item.
      if (recusa === null || recusa.statusCode >= 500) throw erro;
      feitos.push({ id, ok: false, codigo: recusa.codigo, mensagem: recusa.mensagens });
    }
  }
  const recusados = feitos.filter(({ ok }) => !ok).length;
  const aguardando = feitos.filter((um) => um.ok && um.aprovacaoUid !== undefined).length;
  return { itens: feitos, feitos: feitos.length - recusados - aguardando, recusados, aguardando };
}

/** As alone, and each row by its name. @throws REVISAO_AUSENTE */
function exigirRevisoes(itens: Pedido['itens']): void {
  const faltam = itens.flatMap(({ revisao }, i) => (revisao === undefined ? [`itens.${i}.revisao`] : []));
  if (faltam.length === 0) return;
  const recusas = faltam.map((campo) => {
    const { message } = new ErroMartelo('REVISAO_AUSENTE', { campo });
    return `${campo}: ${message}`;
  });
  throw new ErroMartelo('REVISAO_AUSENTE', { campo: 'revisao', itens: faltam }, recusas);
}
