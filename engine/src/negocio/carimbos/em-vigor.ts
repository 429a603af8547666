import type { CarimboPosto } from '@martelo/shared/carimbo';
import type { CarimboEscrita } from '@martelo/shared/carimbo.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { acompanhar } from '../../acesso/porta/acompanhar.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { CARIMBOS } from '../../casa/carimbo.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Carimbar, FatosDoCarimbo } from '../../leituras/vistas/carimbos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { normalizar } from '../../records/texto.ts';

/** The stamps that are active, in memory: asked for every card that is drawn. */
export interface CarimbosEmVigor {
  carimbar: Carimbar;
  emDia(): Promise<void>;
  /** Writes down those whose time has passed; no card has shown them since. */
  encerrarVencidos(): Promise<void>;
  /** Does so from now on. */
  iniciar(): void;
  parar(): Promise<void>;
}

interface Dependencias {
  registros: Registros;
  agora(): number;
  compartilhada: boolean;
  log: Pick<Logger, 'error'>;
}

const VARREDURA_MS = 5_000;

interface EmVigor {
  uid: string;
  hotsiteId: number;
  posto: CarimboPosto;
  /** Unix ms. */
  inicio: number;
  fim: number;
  serve(lote: FatosDoCarimbo): boolean;
}

export async function criarCarimbosEmVigor(deps: Dependencias): Promise<CarimbosEmVigor> {
  const { registros, agora, compartilhada, log } = deps;
  const colecao = registros.colecao(CARIMBOS);
  const filtros = [{ tipo: 'exata' as const, campo: 'situacao', valor: 'ATIVO' }, SEM_REMOVIDOS];
  const ler = async (): Promise<ReadonlyMap<number, readonly EmVigor[]>> => {
    const docs = await Array.fromAsync(colecao.percorrer(SISTEMA, { filtros }));
    docs.sort((a, b) => b.prioridade - a.prioridade || b.id - a.id);
    return Map.groupBy(
      docs.map(
        (doc): EmVigor => ({
          ...{ uid: doc.uid, hotsiteId: doc.hotsiteId, posto: postoDe(doc), serve: filtroDe(doc) },
          inicio: doc.inicio === undefined ? Number.NEGATIVE_INFINITY : Date.parse(doc.inicio),
          fim: doc.fim === undefined ? Number.POSITIVE_INFINITY : Date.parse(doc.fim),
        }),
      ),
      ({ hotsiteId }) => hotsiteId,
    );
  };
  const acompanhado = await acompanhar({ registros, colecao: CARIMBOS.nome, ler, compartilhada });

  const encerrarVencidos = async (): Promise<void> => {
    for (const { uid, fim } of [...acompanhado.atual().values()].flat()) {
      if (fim > agora()) continue;
      const doc = await colecao.obter(SISTEMA, uid);
      if (doc?.situacao !== 'ATIVO' || doc.fim === undefined || Date.parse(doc.fim) > agora()) continue;
      const encerrado = { ...doc, situacao: 'ENCERRADO' as const, encerradoEm: doc.fim };
      // Another process, or a person, was quicker: the next round looks again.
      await colecao.salvar(SISTEMA, encerrado, doc.revisao).catch((erro: unknown) => {
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'REVISAO_DESATUALIZADA') throw erro;
      });
    }
  };
  let varredura: ReturnType<typeof deTemposEmTempos> | null = null;

  return {
    carimbar(hotsiteId, lote) {
      const daMarca = acompanhado.atual().get(hotsiteId);
      if (daMarca === undefined) return [];
      const instante = agora();
      return daMarca
        .filter(({ inicio, fim, serve }) => inicio <= instante && instante < fim && serve(lote))
        .map(({ posto }) => posto);
    },
    emDia: acompanhado.emDia,
    encerrarVencidos,
    iniciar() {
      varredura = deTemposEmTempos(encerrarVencidos, {
        aCada: VARREDURA_MS,
        aoFalhar: (err) => log.error({ err }, 'stamps whose time has passed could not be ended'),
      });
    },
    async parar() {
      await varredura?.parar();
      acompanhado.parar();
    },
  };
}

function postoDe({
  aparencia,
  nome,
  texto,
  cor,
  corTexto,
  urlCard,
  urlLote,
  link,
  posicao,
}: CarimboEscrita): CarimboPosto {
  const comPalavras = aparencia === 'TEXTO';
  return {
    ...{ nome, posicao, link: link ?? null },
    urlCard: comPalavras ? null : (urlCard ?? null),
    urlLote: comPalavras ? null : (urlLote ?? urlCard ?? null),
    // Asked for before it is active.
    faixa: comPalavras ? { texto: texto!, cor, corTexto } : null,
  };
}

function filtroDe({
  leilaoIds,
  tipos,
  comIds,
  situacoes,
  palavras,
}: Pick<CarimboEscrita, 'leilaoIds' | 'tipos' | 'comIds' | 'situacoes' | 'palavras'>): EmVigor['serve'] {
  const tem = <T>(lista: readonly T[], valor: unknown) => lista.length === 0 || lista.includes(valor as T);
  const procuradas = palavras.map(normalizar);
  return (lote) =>
    tem(leilaoIds, lote.leilaoId) &&
    tem(tipos, lote.tipo) &&
    tem(comIds, lote.comId) &&
    tem(situacoes, lote.situacao) &&
    (procuradas.length === 0 || procuradas.some((uma) => normalizar(lote.palavras).includes(uma)));
}
