import { ErroMartelo } from '@martelo/shared/erros';
import { agendamento } from '@martelo/shared/pos-venda/agendamento';
import { livresNa, type Vaga } from '@martelo/shared/pos-venda/vagas';
import { z } from 'zod';
import { AGENDAMENTOS, type Agendamento, reservasDe } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';

/*
 * Who holds what (P17): one record for each place of a slot, and one for each lot that has a slot, both by a key that only one can have.
 * A pickup first writes its keys, then itself, and only with the second it holds them. What a process that died in between left behind
 * is taken away by who comes for the same place.
 */

const rascunho = agendamento.extend({ uid: z.guid(), id: z.int().positive(), hotsiteId: z.int().positive() });
const reserva = z.strictObject({
  /** The key. */
  uid: z.string().max(200),
  /** Of a place: its yard and slot. */
  patUid: z.guid().nullable(),
  inicio: z.iso.datetime().nullable(),
  fim: z.iso.datetime().nullable(),
  agendamentoUid: z.guid(),
  /** The pickup that is to be written; null where it is there already. */
  rascunho: rascunho.nullable(),
  /** Unix ms. */
  em: z.int(),
});
type Reserva = z.output<typeof reserva>;

export const RESERVAS: DefinicaoColecao<Reserva> = {
  nome: 'reservasDeRetirada',
  schema: reserva,
  indices: {
    patUid: { tipo: 'texto', semArvore: true },
    inicio: { tipo: 'instante', semArvore: true },
    agendamentoUid: { tipo: 'texto', semArvore: true },
  },
  arvores: [['patUid', 'inicio']],
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** As long as this a key without its pickup is believed to have one coming. Nothing depends on it but how soon it is taken away. */
const A_CAMINHO_MS = 60_000;
/** No slot is longer. */
const VAGA_MAXIMA_MS = 480 * 60_000;

export const chaveDoLugar = (patUid: string, inicio: string, lugar: number): string =>
  `lugar:${patUid}:${inicio}:${lugar}`;

/** For whom something is held. */
export interface Dono {
  agendamentoUid: string;
  rascunho: Agendamento | null;
}

/** A key that is held. */
export interface Segurada {
  chave: string;
  /** False when an earlier try of the same command wrote it: it is not this one's to give back. */
  nova: boolean;
}

export interface Lugares {
  /** Holds one place of a slot; null when none is free. */
  segurarLugar(dono: Dono, patUid: string, vaga: Vaga, lugares: number): Promise<Segurada | null>;
  /** Holds a lot's one slot; null when it is another's. */
  segurarItem(dono: Dono, chave: string): Promise<Segurada | null>;
  /** Gives back what this pickup does not hold any more; another's keys stay. */
  soltar(agendamentoUid: string, chaves: readonly string[]): Promise<void>;
  /** Whether a key is still this pickup's: one that was slow may have lost it to who came later. */
  segura(agendamentoUid: string, chave: string): Promise<boolean>;
  /** What is held of a yard's slots that touch the time between two instants (ISO). */
  ocupadas(patUid: string, de: string, ate: string): Promise<Vaga[]>;
}

/** @param agora Unix ms */
export function criarLugares(registros: Registros, agora: () => number): Lugares {
  const reservas = registros.colecao(RESERVAS);
  const agendamentos = registros.colecao(AGENDAMENTOS);

  const nova = (
    { agendamentoUid, rascunho }: Dono,
    uid: string,
    vaga: Vaga | null,
    patUid: string | null,
  ) => ({
    ...{ uid, patUid, inicio: vaga?.inicio ?? null, fim: vaga?.fim ?? null, agendamentoUid, rascunho },
    em: agora(),
  });
  const aCaminho = ({ em }: Reserva): boolean => agora() - em < A_CAMINHO_MS;
  const porVir = ({ situacao, removidoEm }: Registro<Agendamento>): boolean =>
    situacao === 'AGENDADO' && !removidoEm;
  const vale = (um: Registro<Agendamento> | null, chave: string): boolean =>
    um !== null && porVir(um) && reservasDe(um).includes(chave);

  const remover = async ({ uid, revisao }: Registro<Reserva>): Promise<void> => {
    // Somebody else has taken it away, perhaps holds it anew: whoever asks looks again.
    await reservas.remover(SISTEMA, uid, revisao).catch(() => {});
  };

  /**
   * Gives a key that nobody holds to somebody else. Who wrote it may be slow, not dead: its pickup is kept from coming true first, by the
   * write that would make it so. The key is changed and not made anew: of two who found it abandoned, one knows it by a revision that is over.
   */
  const retomar = async (achada: Registro<Reserva>, doc: Reserva): Promise<boolean> => {
    const um = await agendamentos.obter(SISTEMA, achada.agendamentoUid);
    if (vale(um, achada.uid)) return false;
    const viva = um === null || porVir(um);
    if (viva && aCaminho(achada)) return false;
    try {
      if (um === null) {
        if (achada.rascunho === null) return false;
        const desistida = { ...achada.rascunho, situacao: 'CANCELADO' as const };
        await agendamentos.inserir(SISTEMA, { ...desistida, removidoEm: new Date(agora()).toISOString() });
      } else if (viva) await agendamentos.salvar(SISTEMA, um, um.revisao);
      await reservas.salvar(SISTEMA, doc, achada.revisao);
    } catch (erro) {
      if (erro instanceof ValorEmUso || erro instanceof RevisaoDesatualizada) return false;
      // Given back meanwhile: it may be had as any free one.
      if (erro instanceof ErroMartelo && erro.codigo === 'NAO_ENCONTRADO') return false;
      throw erro;
    }
    return true;
  };

  const segurar = async (doc: Reserva): Promise<Segurada | null> => {
    const chave = doc.uid;
    for (let tentativa = 0; tentativa < 5; tentativa++) {
      try {
        await reservas.inserir(SISTEMA, doc);
        return { chave, nova: true };
      } catch (erro) {
        if (!(erro instanceof ValorEmUso)) throw erro;
      }
      const achada = await reservas.obter(SISTEMA, chave);
      if (achada === null) continue;
      if (achada.agendamentoUid === doc.agendamentoUid) return { chave, nova: false };
      if (await retomar(achada, doc)) return { chave, nova: true };
      if ((await reservas.obter(SISTEMA, chave)) !== null) return null;
    }
    return null;
  };

  /** The place that an earlier try of the same command left in a slot. */
  const minhaEm = async (
    { agendamentoUid }: Dono,
    patUid: string,
    { inicio }: Vaga,
  ): Promise<Segurada | null> => {
    const filtros = [
      { tipo: 'exata', campo: 'patUid', valor: patUid },
      { tipo: 'exata', campo: 'inicio', valor: inicio },
    ] as const;
    for await (const uma of reservas.percorrer(SISTEMA, { filtros: [...filtros] }))
      if (uma.agendamentoUid === agendamentoUid) return { chave: uma.uid, nova: false };
    return null;
  };

  const lugares: Lugares = {
    async segurarLugar(dono, patUid, vaga, quantos) {
      const minha = await minhaEm(dono, patUid, vaga);
      if (minha !== null) return minha;
      // By other hours than the yard has now somebody may be there at the same time.
      const ocupadas = await lugares.ocupadas(patUid, vaga.inicio, vaga.fim);
      if (livresNa(vaga, { lugares: quantos }, ocupadas) === 0) return minhaEm(dono, patUid, vaga);
      const deOutraGrade = ocupadas.filter(({ inicio }) => inicio !== vaga.inicio).length;
      for (let lugar = 1; lugar <= quantos - deOutraGrade; lugar++) {
        const chave = chaveDoLugar(patUid, vaga.inicio, lugar);
        const segurada = await segurar(nova(dono, chave, vaga, patUid));
        if (segurada !== null) return segurada;
      }
      return null;
    },
    segurarItem: (dono, chave) => segurar(nova(dono, chave, null, null)),
    async soltar(agendamentoUid, chaves) {
      for (const chave of chaves) {
        const achada = await reservas.obter(SISTEMA, chave);
        if (achada === null || achada.agendamentoUid !== agendamentoUid) continue;
        if (!vale(await agendamentos.obter(SISTEMA, agendamentoUid), chave)) await remover(achada);
      }
    },
    async segura(agendamentoUid, chave) {
      return (await reservas.obter(SISTEMA, chave))?.agendamentoUid === agendamentoUid;
    },
    async ocupadas(patUid, de, ate) {
      const desde = new Date(Date.parse(de) - VAGA_MAXIMA_MS).toISOString();
      const noPatio = [
        { tipo: 'exata', campo: 'patUid', valor: patUid },
        { tipo: 'range', campo: 'inicio', min: desde, max: ate },
      ] as const;
      const validas = new Set<string>();
      const agendados = [
        ...noPatio,
        { tipo: 'exata', campo: 'situacao', valor: 'AGENDADO' } as const,
        { tipo: 'existe', campo: 'removidoEm', valor: false } as const,
      ];
      for await (const { lugar } of agendamentos.percorrer(SISTEMA, { filtros: agendados }))
        validas.add(lugar);
      const vagas: Vaga[] = [];
      const aindaVem = async (uma: Reserva): Promise<boolean> => {
        if (!aCaminho(uma)) return false;
        const um = await agendamentos.obter(SISTEMA, uma.agendamentoUid);
        return um === null || porVir(um);
      };
      for await (const uma of reservas.percorrer(SISTEMA, { filtros: [...noPatio] }))
        if (uma.fim! > de && uma.inicio! < ate && (validas.has(uma.uid) || (await aindaVem(uma))))
          vagas.push({ inicio: uma.inicio!, fim: uma.fim! });
      return vagas;
    },
  };

  return lugares;
}
