import type { Pagina } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { RESULTADOS_DE_ACESSO, type ResultadoDeAcesso } from '@martelo/shared/sessao';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import type { Conta } from './contas.ts';

const acessoFeito = z.strictObject({
  uid: z.guid(),
  contaUid: z.guid(),
  tipo: z.enum(['cliente', 'interno']),
  hotsiteId: z.int(),
  em: z.iso.datetime(),
  resultado: z.enum(RESULTADOS_DE_ACESSO),
  endereco: z.string().max(60),
  /** In words: "Chrome no Windows". */
  dispositivo: z.string().max(80),
});
export type AcessoFeito = z.output<typeof acessoFeito>;

/** Who logged in, or tried to and was judged: what was refused without a look at it is in the server's log alone. */
export const ACESSOS_FEITOS: DefinicaoColecao<AcessoFeito> = {
  nome: 'acessosFeitos',
  schema: acessoFeito,
  indices: {
    contaUid: { tipo: 'texto', semArvore: true },
    em: { tipo: 'instante' },
    hotsiteId: { tipo: 'inteiro', semArvore: true },
  },
  arvores: [['contaUid', 'em']],
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const GUARDADOS_MESES = 24;
/** Of what is too old, so many go with each that comes. */
const LIMPOS_POR_VEZ = 5;

export interface HistoricoDeAcessos {
  anotar(
    conta: Pick<Conta, 'uid' | 'tipo'>,
    hotsiteId: number,
    como: { resultado: ResultadoDeAcesso; endereco: string; dispositivo: string },
  ): Promise<void>;
  /** Of an account, the last first. @param marcas on these brands alone; without it on every one */
  daConta(
    contaUid: string,
    pagina: { pagina: number; porPagina: number },
    marcas?: readonly number[],
  ): Promise<Pagina<AcessoFeito>>;
}

export function criarHistoricoDeAcessos(registros: Registros, relogio: () => number): HistoricoDeAcessos {
  const colecao = registros.colecao(ACESSOS_FEITOS);
  const limpar = async (): Promise<void> => {
    const limite = new Date(relogio());
    limite.setUTCMonth(limite.getUTCMonth() - GUARDADOS_MESES);
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [{ tipo: 'range', campo: 'em', max: limite.toISOString() }],
      ordem: { campo: 'em', tipoOrdenacao: 'asc', tipoCampo: 'date' },
      ...{ pagina: 1, porPagina: LIMPOS_POR_VEZ, semTotal: true },
    });
    for (const { uid, revisao } of itens) await colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  };
  return {
    async anotar({ uid: contaUid, tipo }, hotsiteId, { resultado, endereco, dispositivo }) {
      await limpar();
      await colecao.inserir(SISTEMA, {
        ...{ uid: uuidv7(), contaUid, tipo, hotsiteId, resultado, em: new Date(relogio()).toISOString() },
        ...{ endereco: endereco.slice(0, 60), dispositivo: dispositivo.slice(0, 80) },
      });
    },
    daConta: (contaUid, { pagina, porPagina }, marcas) =>
      colecao.listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'contaUid', valor: contaUid },
          ...(marcas === undefined
            ? []
            : [{ tipo: 'multipla' as const, campo: 'hotsiteId', valores: [...marcas] }]),
        ],
        ordem: { campo: 'em', tipoOrdenacao: 'desc', tipoCampo: 'date' },
        ...{ pagina, porPagina },
      }),
  };
}
