import { EXPORTACOES_DA_CASA, type Exportacao } from '../../casa/exportacao.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { Registro } from '../../records/records.ts';
import { type DependenciasDoTrabalho, fazerExportacao, MORREU, passoDe, TENTATIVAS } from './fazer.ts';
import { apagarPartes } from './partes.ts';

/** Files made at a time by one engine, of different people: a long one holds nobody else's up. */
const AO_MESMO_TEMPO = 2;
/** How often is looked for what nobody is making any more, and for what may be tried again. */
const OLHAR_MS = 5_000;
/** Nothing said for as long: who was making it is gone. */
const SILENCIO_MS = 60_000;
const EXPIRAR_MS = 10 * 60_000;
const OLHADAS = 50;

export interface Trabalho {
  /** Something was asked for. */
  acordar(): void;
  iniciar(): void;
  /** What is being made waits for the next engine. */
  parar(): Promise<void>;
  /** Ends the files that are past their day. */
  expirar(): Promise<void>;
}

/**
 * Makes the files that are asked for. What is to be made is what the records say: an engine that dies leaves a file that was being made, and
 * whoever looks next begins it again.
 */
export function criarTrabalho(d: DependenciasDoTrabalho & { compartilhada: boolean }): Trabalho {
  const { registros, agora, log } = d;
  const colecao = registros.colecao(EXPORTACOES_DA_CASA);
  const fim = new AbortController();
  /** Being made here: of whom. */
  const emMaos = new Map<string, { por: string; acaba: Promise<void> }>();
  let rodada: Promise<void> = Promise.resolve();
  let pedida = false;
  let ritmos: ReturnType<typeof deTemposEmTempos>[] = [];

  const primeiras = async (situacao: Exportacao['situacao']): Promise<Registro<Exportacao>[]> => {
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'situacao', valor: situacao }],
      ordem: { campo: 'pedidaEm', tipoOrdenacao: 'asc', tipoCampo: 'date' },
      ...{ pagina: 1, porPagina: OLHADAS, semTotal: true },
    });
    return itens;
  };

  /** What was being made by an engine that is gone is made again, or has failed. */
  const recolher = async (): Promise<void> => {
    for (const uma of await primeiras('FAZENDO')) {
      if (emMaos.has(uma.uid)) continue;
      if (d.compartilhada && Date.parse(uma.sinalEm ?? uma.pedidaEm) > agora() - SILENCIO_MS) continue;
      const deNovo = uma.tentativas < TENTATIVAS;
      const depois = await colecao
        .salvar(
          SISTEMA,
          {
            ...uma,
            ...(deNovo
              ? ({ situacao: 'ESPERANDO', linhas: 0 } as const)
              : ({ situacao: 'FALHOU', motivo: MORREU, parametros: null } as const)),
          },
          uma.revisao,
        )
        .catch((erro: unknown) => {
          if (erro instanceof RevisaoDesatualizada) return null;
          throw erro;
        });
      if (depois === null) continue;
      if (!deNovo) await apagarPartes(d, uma.uid);
      d.avisar(depois, passoDe(depois));
    }
  };

  const encher = async (): Promise<void> => {
    await recolher();
    for (const uma of await primeiras('ESPERANDO')) {
      if (fim.signal.aborted || emMaos.size >= AO_MESMO_TEMPO) return;
      if (emMaos.has(uma.uid) || (uma.aPartirDe !== null && Date.parse(uma.aPartirDe) > agora())) continue;
      // One at a time of each person.
      if ([...emMaos.values()].some(({ por }) => por === uma.por)) continue;
      const acaba = fazerExportacao(d, uma, fim.signal)
        .catch((err) => log.error({ err, exportacao: uma.uid }, 'exportação falhou'))
        .finally(() => {
          emMaos.delete(uma.uid);
          acordar();
        });
      emMaos.set(uma.uid, { por: uma.por, acaba });
    }
  };
  /** However many ask for it before it begins, it is one look. */
  function acordar(): void {
    if (pedida || fim.signal.aborted || ritmos.length === 0) return;
    pedida = true;
    rodada = rodada.then(async () => {
      pedida = false;
      await encher().catch((err) => log.warn({ err }, 'as exportações não puderam ser olhadas'));
    });
  }

  const expirar = async (): Promise<void> => {
    const filtros = [{ tipo: 'exata', campo: 'situacao', valor: 'PRONTA' } as const];
    for await (const uma of colecao.percorrer(SISTEMA, { filtros })) {
      if (uma.expiraEm === null || Date.parse(uma.expiraEm) > agora()) continue;
      await apagarPartes(d, uma.uid);
      await colecao
        .salvar(SISTEMA, { ...uma, situacao: 'EXPIRADA', partes: 0, alcance: null }, uma.revisao)
        .catch((erro: unknown) => {
          if (!(erro instanceof RevisaoDesatualizada)) throw erro;
        });
    }
  };

  return {
    acordar,
    expirar,
    iniciar() {
      const olhar = deTemposEmTempos(
        async () => {
          acordar();
          await rodada;
        },
        { aCada: OLHAR_MS, aoFalhar: (err) => log.warn({ err }, 'as exportações não puderam ser olhadas') },
      );
      const expira = deTemposEmTempos(expirar, {
        ...{ aCada: EXPIRAR_MS, aoFalhar: (err) => log.warn({ err }, 'exportações velhas ficaram') },
      });
      ritmos = [olhar, expira];
      acordar();
    },
    async parar() {
      fim.abort();
      await Promise.all(ritmos.map((ritmo) => ritmo.parar()));
      await rodada;
      await Promise.all([...emMaos.values()].map(({ acaba }) => acaba));
    },
  };
}
