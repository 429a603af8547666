import type { RetornoRecebido } from '@martelo/shared/arquivos-do-banco';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, DefinicaoColecao, Listagem, Registro, Registros } from '../../records/records.ts';
import { lidoPorQuemFalaComOBanco, MAIS_NOVAS, type PaginaPedida } from './remessas.ts';

const conta = z.int().default(0);
const arquivoDeRetorno = z.strictObject({
  /** Of brand, account and content: the same file again is known. */
  uid: z.string(),
  hotsiteId: z.int(),
  conta: z.string(),
  nsa: z.int(),
  impressao: z.string(),
  em: z.iso.datetime(),
  por: z.string(),
  /** As whoever sent it had it. */
  nome: z.string().default(''),
  /** Kept before anything of it is done: of a process that died meanwhile it is seen that the file is to be sent again. */
  situacao: z.enum(['APLICANDO', 'APLICADO']).default('APLICADO'),
  feitas: conta,
  linhas: conta,
  pagas: conta,
  valorPago: conta,
  avisos: conta,
});
export type ArquivoDeRetorno = z.output<typeof arquivoDeRetorno>;

/** Return files that were taken, so that a gap in their numbers is seen. */
export const RETORNOS: DefinicaoColecao<ArquivoDeRetorno> = {
  nome: 'retornosDeCobranca',
  schema: arquivoDeRetorno,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    conta: { tipo: 'texto' },
    em: { tipo: 'instante', semArvore: true },
  },
  // How far one is changes twice a second.
  semHistorico: true,
  leitura: lidoPorQuemFalaComOBanco,
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** How often it is written down how far a file is, ms; one that says nothing for longer than the second was left by its process. */
const A_CADA_MS = 500;
const CALADO_MS = 60_000;

/** Writes down how far the taking in of one file is. What it says is for people: that it fails stops no money. */
export interface Andamento {
  fez(linhas: number): Promise<void>;
  terminou(contas: Pick<ArquivoDeRetorno, 'linhas' | 'pagas' | 'valorPago' | 'avisos'>): Promise<void>;
}

export async function comecarAndamento(
  registros: Registros,
  arquivo: ArquivoDeRetorno,
  agora: () => number,
): Promise<Andamento> {
  const retornos = registros.colecao(RETORNOS);
  let atual: Registro<ArquivoDeRetorno> | null = await retornos
    .inserir(SISTEMA, arquivo)
    .catch(async (erro: unknown) => {
      if (!(erro instanceof ValorEmUso)) throw erro;
      const antes = await retornos.obter(SISTEMA, arquivo.uid);
      // What was taken in before stays as it was told then.
      return antes?.situacao === 'APLICANDO' ? antes : null;
    });
  const salvar = async (mudancas: Partial<ArquivoDeRetorno>) => {
    if (atual === null) return;
    try {
      atual = await retornos.salvar(SISTEMA, { ...semCarimbos(atual), ...mudancas }, atual.revisao);
    } catch (erro) {
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
      // The same file, sent twice at once: the other tells of it, unless this one is the last to end.
      atual = await retornos.obter(SISTEMA, arquivo.uid);
      if (mudancas.situacao === 'APLICADO' && atual?.situacao === 'APLICANDO') await salvar(mudancas);
    }
  };
  let feitas = 0;
  let dito = agora();
  return {
    async fez(linhas) {
      feitas += linhas;
      if (agora() - dito < A_CADA_MS) return;
      dito = agora();
      await salvar({ feitas });
    },
    terminou: (contas) => salvar({ ...contas, feitas: contas.linhas, situacao: 'APLICADO' }),
  };
}

/** Those that were taken in, the newest first. */
export async function listarRetornos(
  registros: Registros,
  acesso: Acesso,
  pagina: PaginaPedida,
  agora: number,
): Promise<Listagem<RetornoRecebido>> {
  const lida = await registros
    .colecao(RETORNOS)
    .listar(acesso, { filtros: [], ordem: MAIS_NOVAS, ...pagina });
  return {
    ...lida,
    itens: lida.itens.map((um) => {
      const { uid, nsa, conta: daConta, em, por } = um;
      const { nome = '', feitas = 0, linhas = 0, pagas = 0, valorPago = 0, avisos = 0 } = um;
      const calado = agora - Date.parse(um.updatedAt) > CALADO_MS;
      const situacao =
        um.situacao !== 'APLICANDO' ? 'APLICADO' : calado ? ('INTERROMPIDO' as const) : um.situacao;
      return { uid, nsa, conta: daConta, em, por, nome, situacao, feitas, linhas, pagas, valorPago, avisos };
    }),
  };
}
