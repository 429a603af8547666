import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { LoteEscrita } from '@martelo/shared/lote';
import type { Identificacao } from '../../api/comando.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Numerador } from '../leilao/numerador.ts';

interface Incluidos extends Record<string, unknown> {
  itens: { id: number; uid: string; lelId: number }[];
}

/**
 * Takes lots into an auction, all or none. Numbers and uids are given out here; a repeated command gets those it was given the
 * first time, also when both come at the same moment, so that it is the same command (rule 10).
 * @param marcas of one of these is each lot's consignor @throws ErroMartelo COMITENTE_NAO_ENCONTRADO, and what the core refuses
 */
export async function incluirLotes(
  { motor, ids, comitentes }: { motor: Motor; ids: Numerador; comitentes: ComitentesDaMarca },
  marcas: readonly number[],
  estado: Readonly<Estado>,
  quem: Pick<Identificacao, 'autor' | 'comandoId'>,
  lotes: readonly LoteEscrita[],
): Promise<Incluidos> {
  const { uid } = estado.leilao;
  const mandar = async (dados: Identidade[], completos: LoteEscrita[]) =>
    (await motor.executar(uid, {
      ...{ comandoId: quem.comandoId, autor: quem.autor },
      pedido: { tipo: 'incluir-lotes', lotes: completos.map((lote, i) => ({ ...dados[i]!, dados: lote })) },
    })) as Incluidos;
  /** Null when the command was not decided yet. */
  const repetir = (atual: Readonly<Estado>) => {
    const dados = jaDados(atual, quem, lotes.length);
    const completos = lotes.map((lote, i) => (dados === null ? lote : comOsMesmos(atual, dados[i]!, lote)));
    return dados === null ? null : mandar(dados, completos);
  };

  const repetida = repetir(estado);
  if (repetida !== null) return repetida;
  try {
    return await mandar(
      await novos(ids, lotes.length),
      await Promise.all(lotes.map((lote) => comitentes.comTermos(marcas, lote))),
    );
  } catch (erro) {
    if (!(erro instanceof ErroMartelo) || erro.codigo !== 'COMANDO_CONFLITANTE') throw erro;
    // The other of two at once was first: with what it was given this is the same command, or a real conflict.
    const depois = repetir((await motor.estado(uid)) ?? estado);
    if (depois === null) throw erro;
    return depois;
  }
}

type Identidade = { id: number; uid: string };

/** The consignor's terms as they were then, so that the repeated command is the same. */
function comOsMesmos({ lotes }: Readonly<Estado>, { uid }: Identidade, lote: LoteEscrita): LoteEscrita {
  const termosCondicional = lote.termosCondicional ?? lotes.get(uid)?.dados.termosCondicional;
  return termosCondicional === undefined ? lote : { ...lote, termosCondicional };
}

function jaDados(
  estado: Readonly<Estado>,
  quem: Pick<Identificacao, 'autor' | 'comandoId'>,
  quantos: number,
): Identidade[] | null {
  const anterior = estado.comandos.get(chaveDoComando(quem));
  if (!anterior?.resposta.ok) return null;
  const itens = (anterior.resposta.valor as Partial<Incluidos>).itens;
  return itens?.length === quantos ? itens.map(({ id, uid }) => ({ id, uid })) : null;
}

async function novos(ids: Numerador, quantos: number): Promise<Identidade[]> {
  const primeiro = await ids.proximo(quantos);
  return Array.from({ length: quantos }, (_, i) => ({ id: primeiro + i, uid: uuidv7() }));
}
