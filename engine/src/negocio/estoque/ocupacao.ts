import { hash } from 'node:crypto';
import { paraMercosul } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { type TravaDaVenda, travaDaVenda } from '@martelo/shared/estoque-preparo';
import { FASE_DA_SITUACAO, type SituacaoLote } from '@martelo/shared/lote-situacao';
import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import type { Estado } from '../../auction/modelo/estado.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { DeVolta } from '../estadias/de-volta.ts';
import { acharNoEstoque, comoSeEscreve } from './achar.ts';
import { aCaminho, VEICULOS_EM_LEILAO } from './registro.ts';

/** Where a vehicle is put, by a command that is on its way: one of the stock by its uid, any by its plate. */
export interface Lugar {
  veiUid?: string | undefined;
  /** As it was written; what is no plate tells nothing apart. */
  placa?: string | undefined;
  /** It is what the vehicle's own record is about to say. */
  placaNova?: true;
  leiUid: string;
  lelUid: string;
}

/** Which vehicles stand in a lot that is being sold, or was: one thing is never in two. */
export interface Ocupacao {
  /** Of these vehicles those that are free: in no lot, and to be sold. */
  livres(veiUids: readonly string[]): Promise<Set<string>>;
  /** The lots that hold a vehicle of the stock now. */
  lotesCom(veiUid: string): Promise<{ leiUid: string; lelUid: string }[]>;
  /** Of these lots those whose vehicle is of GRANDE damage: they are sold as scrap. */
  sucatas(lugares: readonly Lugar[]): Promise<Set<string>>;
  /** What `ocupar` would refuse of these, each by itself, and takes nothing; null where it would not. */
  recusas(lugares: readonly Lugar[]): Promise<(ErroMartelo | null)[]>;
  /**
   * Runs the command that puts them there; they are taken before the auction hears of it, and let go where it refuses. The command is told which of
   * these lots are sold as scrap, their vehicle being of GRANDE damage.
   * @throws ErroMartelo VEICULO_EM_LEILAO, VEICULO_BLOQUEADO
   */
  ocupar<R>(lugares: readonly Lugar[], mandar: (sucatas: ReadonlySet<string>) => Promise<R>): Promise<R>;
}

interface Dependencias {
  registros: Registros;
  motor: Pick<Motor, 'estado'>;
  /** Resolves when the records hold everything that was appended so far. */
  emDia(): Promise<void>;
  /** Whether a vehicle goes back to its consignor, or has gone. */
  deVolta(veiculo: { uid: string; hotsiteId: number }): Promise<DeVolta | null>;
  /** Unix ms. */
  agora(): number;
}

/** One vehicle of a brand, as far as it is known: in the stock, by its plate, or both. Two that share either are one. */
interface Coisa {
  marca: number;
  veiUid: string | null;
  /** In Mercosul's form. */
  placa: string | null;
  /** As its record of the stock says, where it has one: why it is not sold, and how it was damaged. */
  trava: TravaDaVenda | null;
  grande: boolean;
}
interface Posto extends Lugar {
  coisas: Coisa[];
}
interface Onde {
  leiUid: string;
  lelUid: string;
}

const TENTATIVAS = 8;
const POR_VEZ = 200;

/** A lot that ended without a sale, or was withdrawn, holds its vehicle no more. */
export const ocupa = (situacao: SituacaoLote): boolean =>
  !['nao-vendido', 'cancelado'].includes(FASE_DA_SITUACAO[situacao]);

/** A plate alone is let go when the auction that sold it is over: the same car may be consigned again. */
const ocupaAPlaca = (situacao: SituacaoLote, { leilao }: Readonly<Estado>): boolean =>
  ocupa(situacao) && !(FASE_DA_SITUACAO[situacao] === 'vendido' && leilao.situacao === 'EXECUTADO');

const placaDe = (texto: string | undefined): string | null =>
  texto === undefined ? null : paraMercosul(texto);

type Dito = Parameters<typeof travaDaVenda>[0] & { tipoMonta?: unknown };
const POR_QUE: Record<TravaDaVenda | DeVolta, string> = {
  INIBIDA: 'o cadastro inibe a venda',
  DEVOLVE: 'ele está para ser devolvido ao comitente',
  SAINDO: 'ele está em saída do pátio, de volta ao comitente',
  DEVOLVIDO: 'ele foi devolvido ao comitente; para vendê-lo de novo, marque a entrada dele num pátio',
};
const dito = (veiculo: Dito): Pick<Coisa, 'trava' | 'grande'> => ({
  trava: travaDaVenda(veiculo),
  grande: veiculo.tipoMonta === 'GRANDE',
});
const SEM_CADASTRO = { veiUid: null, trava: null, grande: false } as const;

/** By which records a vehicle is taken: its own uid's, and one of its plate's in the brand, which is made of both. */
function chavesDe({ marca, veiUid, placa }: Coisa): string[] {
  const digesto = hash('sha256', `${marca}/${placa}`);
  const daPlaca = [8, 4, 4, 4, 12].map((casas, i) => digesto.slice(i * 12, i * 12 + casas)).join('-');
  return [...(veiUid === null ? [] : [veiUid]), ...(placa === null ? [] : [daPlaca])];
}

export function criarOcupacao({ registros, motor, emDia, deVolta, agora }: Dependencias): Ocupacao {
  const tomados = registros.colecao(VEICULOS_EM_LEILAO);
  const veiculos = registros.colecao(VEICULOS);
  const [lotes, leiloes] = [registros.colecao(LOTES), registros.colecao(LEILOES)];

  /** The vehicles that these put into lots. Who types the uid of another brand's has not got it: it is held by its own brand's auctions alone. */
  const comCoisas = async (lugares: readonly Lugar[]): Promise<Posto[]> => {
    const marcas = new Map<string, readonly number[]>();
    for (const leiUid of new Set(lugares.map((um) => um.leiUid)))
      marcas.set(leiUid, (await motor.estado(leiUid))?.leilao.hotsites ?? []);
    const placas = lugares.flatMap(({ placa }) => placaDe(placa) ?? []).map((placa) => ({ placa }));
    const noEstoque = new Map<number, Awaited<ReturnType<typeof acharNoEstoque>>>();
    if (placas.length > 0)
      for (const marca of new Set([...marcas.values()].flat()))
        noEstoque.set(marca, await acharNoEstoque(registros, marca, placas));
    return Promise.all(
      lugares.map(async (lugar) => {
        const coisas: Coisa[] = [];
        const delas = marcas.get(lugar.leiUid)!;
        const veiculo = lugar.veiUid === undefined ? null : await veiculos.obter(SISTEMA, lugar.veiUid);
        if (veiculo !== null && delas.includes(veiculo.hotsiteId)) coisas.push(doEstoque(veiculo));
        const placa = placaDe(lugar.placa);
        if (placa !== null)
          for (const marca of delas) {
            if (coisas.some((uma) => uma.marca === marca && uma.placa === placa)) continue;
            const achado = noEstoque.get(marca)!({ placa }).placa;
            const dele = achado === undefined ? SEM_CADASTRO : { veiUid: achado.uid, ...dito(achado) };
            coisas.push({ marca, placa, ...dele });
          }
        return { ...lugar, coisas };
      }),
    );
  };
  const doEstoque = (veiculo: { uid: string; hotsiteId: number; placa?: unknown } & Dito): Coisa => ({
    ...{ marca: veiculo.hotsiteId, veiUid: veiculo.uid, placa: placaDe(veiculo.placa as string | undefined) },
    ...dito(veiculo),
  });

  /** Whether this lot holds it. */
  const tem = (
    { marca, veiUid, placa }: Coisa,
    { veiculo, situacao }: { veiculo?: VeiculoDoLote | undefined; situacao: SituacaoLote },
    estado: Readonly<Estado> | null,
  ): boolean => {
    if (estado === null || !estado.leilao.hotsites.includes(marca)) return false;
    if (veiUid !== null && veiculo?.uid === veiUid) return ocupa(situacao);
    return placa !== null && placaDe(veiculo?.placa) === placa && ocupaAPlaca(situacao, estado);
  };

  /** The lots, in whatever auction, that hold one of these: key → lots. */
  const emLotes = async (coisas: readonly Coisa[]): Promise<Map<string, Onde[]>> => {
    const porUid = new Map<string, Coisa[]>();
    const porPlaca = new Map<string, Coisa[]>();
    for (const coisa of coisas) {
      const { veiUid, placa } = coisa;
      if (veiUid !== null) porUid.set(veiUid, [...(porUid.get(veiUid) ?? []), coisa]);
      if (placa !== null) porPlaca.set(placa, [...(porPlaca.get(placa) ?? []), coisa]);
    }
    const achados = new Map<string, Onde[]>();
    const procurar = async (campo: string, todos: readonly string[]) => {
      for (let i = 0; i < todos.length; i += POR_VEZ) {
        const filtro = { tipo: 'lista', campo, valores: todos.slice(i, i + POR_VEZ) } as const;
        for await (const { uid, leiUid, dados } of lotes.percorrer(SISTEMA, { filtros: [filtro] })) {
          if (!ocupa(dados.situacao)) continue;
          const estado = await motor.estado(leiUid);
          const destas = [
            ...(porUid.get(dados.veiculo?.uid ?? '') ?? []),
            ...(porPlaca.get(placaDe(dados.veiculo?.placa) ?? '') ?? []),
          ];
          for (const coisa of destas)
            if (tem(coisa, dados, estado))
              for (const chave of chavesDe(coisa))
                achados.set(chave, [...(achados.get(chave) ?? []), { leiUid, lelUid: uid }]);
        }
      }
    };
    await procurar('dados.veiculo.uid', [...porUid.keys()]);
    await procurar('dados.veiculo.placa', [...porPlaca.keys()].flatMap(comoSeEscreve));
    return achados;
  };

  const recusa = async ({ veiUid, placa }: Coisa, { leiUid, lelUid }: Onde): Promise<ErroMartelo> => {
    const nome = (await leiloes.obter(SISTEMA, leiUid))?.nome ?? 'outro leilão';
    const numero = (await motor.estado(leiUid))?.lotes.get(lelUid)?.dados.numero;
    return new ErroMartelo('VEICULO_EM_LEILAO', {
      ...(veiUid === null ? {} : { veiUid }),
      ...(placa === null ? {} : { campo: 'veiculo.placa' }),
      onde: numero === undefined ? nome : `${nome}, lote ${numero}`,
    });
  };
  /** In which other lot one of these stands: of what is in the records, in the order that they were named in. */
  const recusaDe = async (posto: Posto, presos: ReadonlyMap<string, Onde[]>): Promise<ErroMartelo | null> => {
    for (const coisa of posto.coisas)
      for (const chave of chavesDe(coisa)) {
        const onde = presos.get(chave)?.find(({ lelUid }) => lelUid !== posto.lelUid);
        if (onde !== undefined) return recusa(coisa, onde);
      }
    return null;
  };

  const bloqueado = ({ veiUid }: Coisa, qual: keyof typeof POR_QUE): ErroMartelo =>
    new ErroMartelo('VEICULO_BLOQUEADO', { porque: POR_QUE[qual], ...(veiUid === null ? {} : { veiUid }) });
  /** What is not for sale; a plate that its record is about to have puts it nowhere new. */
  const travaDe = ({ placaNova, coisas }: Posto): ErroMartelo | null => {
    const presa = placaNova ? undefined : coisas.find(({ trava }) => trava !== null);
    return presa?.trava ? bloqueado(presa, presa.trava) : null;
  };
  const vaiEmbora = async ({ marca, veiUid }: Coisa): Promise<DeVolta | null> =>
    veiUid === null ? null : deVolta({ uid: veiUid, hotsiteId: marca });
  /** What is no more there to be sold. */
  const deVoltaDe = async ({ placaNova, coisas }: Posto): Promise<ErroMartelo | null> => {
    if (placaNova) return null;
    const quais = await Promise.all(coisas.map(vaiEmbora));
    const i = quais.findIndex((qual) => qual !== null);
    return i < 0 ? null : bloqueado(coisas[i]!, quais[i]!);
  };

  /** Whether what was written down still holds: the auction's own word, which the records may not have yet. */
  const vale = async (
    coisa: Coisa,
    { leiUid, lelUid, em, firme }: Onde & { em: string; firme: boolean },
  ): Promise<boolean> => {
    // The command that takes it is on its way: the lot that it is for may be there already, and not have it yet.
    if (aCaminho({ firme, em }, agora())) return true;
    const estado = await motor.estado(leiUid);
    const lote = estado?.lotes.get(lelUid);
    return lote !== undefined && tem(coisa, { veiculo: lote.dados.veiculo, situacao: lote.situacao }, estado);
  };

  const tomar = async (chave: string, coisa: Coisa, { leiUid, lelUid }: Onde): Promise<void> => {
    for (let vez = 0; vez < TENTATIVAS; vez++) {
      const antes = await tomados.obter(SISTEMA, chave);
      const outro = antes !== null && antes.lelUid !== lelUid;
      if (outro && (await vale(coisa, antes))) throw await recusa(coisa, antes);
      const depois = { uid: chave, leiUid, lelUid, em: new Date(agora()).toISOString(), firme: false };
      try {
        if (antes === null) await tomados.inserir(SISTEMA, depois);
        else await tomados.salvar(SISTEMA, depois, antes.revisao);
        return;
      } catch (erro) {
        // Somebody was faster: asked once more what stands there now.
        if (!(erro instanceof RevisaoDesatualizada || erro instanceof ValorEmUso)) throw erro;
      }
    }
    throw new ErroMartelo('OCUPADO');
  };

  /** It is in the auction; or, where the auction refused it, taken by nobody. What is not ours any more is left alone. */
  const acertar = async (chave: string, { lelUid }: Onde, firme: boolean): Promise<void> => {
    const doc = await tomados.obter(SISTEMA, chave);
    if (doc === null || doc.lelUid !== lelUid || doc.firme) return;
    const { uid, leiUid, em, revisao } = doc;
    await (firme
      ? tomados.salvar(SISTEMA, { uid, leiUid, lelUid, em, firme }, revisao)
      : tomados.remover(SISTEMA, uid, revisao)
    ).catch((erro: unknown) => {
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
    });
  };

  /** A vehicle of the stock has the plate that its record says: papers and buyers have it from the lot. @throws ErroMartelo REQUISICAO_INVALIDA */
  const exigirAPlacaDeles = (postos: readonly Posto[]): void => {
    for (const { veiUid, placa, placaNova, coisas } of postos) {
      const dela = coisas.find((uma) => veiUid !== undefined && uma.veiUid === veiUid)?.placa ?? null;
      const dita = placaDe(placa);
      if (!placaNova && dela !== null && dita !== null && dita !== dela)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
          'veiculo.placa: não é a do cadastro deste veículo; corrija-a lá',
        ]);
    }
  };

  return {
    async livres(veiUids) {
      await emDia();
      const achados = await Promise.all(veiUids.map((uid) => veiculos.obter(SISTEMA, uid)));
      const coisas = achados.flatMap((um) => (um === null ? [] : [doEstoque(um)]));
      const presos = await emLotes(coisas);
      const presas = await Promise.all(
        coisas.map(async (coisa) => coisa.trava !== null || (await vaiEmbora(coisa)) !== null),
      );
      const travados = new Set(coisas.flatMap(({ veiUid }, i) => (presas[i] ? [veiUid] : [])));
      return new Set(veiUids.filter((uid) => !presos.has(uid) && !travados.has(uid)));
    },
    async lotesCom(veiUid) {
      await emDia();
      const veiculo = await veiculos.obter(SISTEMA, veiUid);
      if (veiculo === null) return [];
      // By itself alone: what has its plate is what is asked about.
      const coisa = { ...doEstoque(veiculo), placa: null };
      return (await emLotes([coisa])).get(veiUid) ?? [];
    },
    async sucatas(lugares) {
      const postos = await comCoisas(lugares);
      return new Set(
        postos.flatMap(({ lelUid, coisas }) => (coisas.some(({ grande }) => grande) ? [lelUid] : [])),
      );
    },
    async recusas(lugares) {
      await emDia();
      const postos = await comCoisas(lugares);
      const presos = await emLotes(postos.flatMap(({ coisas }) => coisas));
      return Promise.all(
        postos.map(
          async (posto) => travaDe(posto) ?? (await deVoltaDe(posto)) ?? (await recusaDe(posto, presos)),
        ),
      );
    },
    async ocupar(lugares, mandar) {
      await emDia();
      const postos = await comCoisas(lugares);
      exigirAPlacaDeles(postos);
      // Also those of lots that were there before vehicles were kept track of, and the other lots of this very command.
      const presos = await emLotes(postos.flatMap(({ coisas }) => coisas));
      const pedidas: [chave: string, coisa: Coisa, onde: Onde][] = [];
      for (const posto of postos) {
        const recusada = travaDe(posto) ?? (await recusaDe(posto, presos));
        if (recusada !== null) throw recusada;
        for (const coisa of posto.coisas)
          for (const chave of chavesDe(coisa)) {
            presos.set(chave, [...(presos.get(chave) ?? []), posto]);
            pedidas.push([chave, coisa, posto]);
          }
      }
      const nossos: (typeof pedidas)[number][] = [];
      try {
        // At once: they wait for the disk together.
        const tomadas = await Promise.allSettled(pedidas.map((um) => tomar(...um)));
        tomadas.forEach(({ status }, i) => {
          if (status === 'fulfilled') nossos.push(pedidas[i]!);
        });
        const recusada = tomadas.find((uma) => uma.status === 'rejected');
        if (recusada !== undefined) throw recusada.reason;
        // Asked once it is taken: who lets it out of its yard meanwhile looks for that after they have said so.
        const emSaida = (await Promise.all(postos.map(deVoltaDe))).find((uma) => uma !== null);
        if (emSaida !== undefined) throw emSaida;
        const sucatas = postos.filter(({ coisas }) => coisas.some(({ grande }) => grande));
        const resposta = await mandar(new Set(sucatas.map(({ lelUid }) => lelUid)));
        await Promise.all(nossos.map(([chave, , onde]) => acertar(chave, onde, true)));
        return resposta;
      } catch (erro) {
        // Of what nobody knows whether it was decided, the minute decides.
        const incerto =
          !(erro instanceof ErroMartelo) ||
          ['INDISPONIVEL', 'RESULTADO_INCERTO', 'ERRO_INTERNO'].includes(erro.codigo);
        if (!incerto) await Promise.all(nossos.map(([chave, , onde]) => acertar(chave, onde, false)));
        throw erro;
      }
    },
  };
}
