import { createHash } from 'node:crypto';
import { type OrdemDoArquivo, ordemDoArquivo } from '@martelo/shared/banco/cnab/nsa';
import { lerRetorno, type Ocorrencia, type Retorno } from '@martelo/shared/banco/cnab/retorno';
import { chaveDaConta, ehDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { ErroMartelo } from '@martelo/shared/erros';
import { boletoPago } from '@martelo/shared/pos-venda/linhas-do-boleto';
import { z } from 'zod';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { devagar } from '../../jobs/devagar.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import { criarAplicarOcorrencia } from './aplicar-ocorrencia.ts';
import { avisoDa, type Destino } from './avisos-do-retorno.ts';
import { type Boleto, criarAcharBoleto } from './boleto-da-ocorrencia.ts';
import { desfeitasNoArquivo } from './desfeitas-no-arquivo.ts';
import type { MudarVenda } from './mudar.ts';
import { comoAconteceu } from './ordem-das-ocorrencias.ts';
import type { Recebimentos } from './recebimentos.ts';

const arquivoDeRetorno = z.strictObject({
  /** Of brand, account and content: the same file again is known. */
  uid: z.string(),
  hotsiteId: z.int(),
  conta: z.string(),
  nsa: z.int(),
  impressao: z.string(),
  em: z.iso.datetime(),
  por: z.string(),
});

/** Return files that were taken, so that a gap in their numbers is seen. */
export const RETORNOS: DefinicaoColecao<z.output<typeof arquivoDeRetorno>> = {
  nome: 'retornosDeCobranca',
  schema: arquivoDeRetorno,
  indices: { hotsiteId: { tipo: 'inteiro' }, conta: { tipo: 'texto' } },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** A line of a return file, and what became of it. */
export interface LinhaDoRetorno {
  linha: number;
  efeito: Ocorrencia['efeito'];
  descricao: string;
  nossoNumero: string;
  valorPago: number;
  /** Of this brand; null where it is nobody's, or of another brand that receives by the account. */
  pagamentoUid: string | null;
}
export interface RelatorioDoRetorno {
  banco: string;
  nsa: number;
  ordem: OrdemDoArquivo['situacao'];
  /** Numbers of the files that are missing before this one. */
  faltam: { de: number; ate: number } | null;
  simulado: boolean;
  linhas: LinhaDoRetorno[];
  /** What a person is to look at, in words: whatever was not understood, refused, or found no sale. */
  avisos: { linha: number; texto: string }[];
}

/** @throws ErroMartelo ARQUIVO_DO_BANCO, CONTA_DE_OUTRO, MEIO_INDISPONIVEL */
export type Retornar = (
  hotsiteId: number,
  arquivo: Uint8Array,
  opcoes: { simular: boolean; por: string },
) => Promise<RelatorioDoRetorno>;

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  recebimentos: Pick<Recebimentos, 'receber' | 'desfazer'>;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

/** How many boletos are settled at once: each waits for the disk. */
const DE_UMA_VEZ = 64;

/** How a return file is applied: each occurrence once, those of one boleto in the order of the file. */
export function criarRetornar(deps: Dependencias): Retornar {
  const { registros, bancos, recebimentos, agora } = deps;
  const retornos = registros.colecao(RETORNOS);
  const acharBoleto = criarAcharBoleto(registros.colecao(BOLETOS));
  const aplicar = criarAplicarOcorrencia(deps);

  const ordemDe = async (hotsiteId: number, uid: string, chave: string, nsa: number) => {
    const recebidos: number[] = [];
    const daConta = [{ tipo: 'exata', campo: 'conta', valor: chave } as const];
    for await (const um of retornos.percorrer(SISTEMA, { filtros: daConta }))
      if (um.hotsiteId !== hotsiteId) continue;
      else if (um.uid === uid) return { conhecido: true, ordem: { situacao: 'repetido' } as OrdemDoArquivo };
      else recebidos.push(um.nsa);
    return { conhecido: false, ordem: ordemDoArquivo(nsa, recebidos) };
  };

  /** Asked only of a boleto of which the file takes something back. */
  const estavaPago = async (
    lidas: readonly { ocorrencia: Ocorrencia; boleto: Boleto | null }[],
  ): Promise<boolean> => {
    const boleto = lidas[0]?.boleto;
    if (!boleto || !lidas.some(({ ocorrencia }) => ocorrencia.efeito === 'estornado')) return false;
    const venda = await vendaComPagamento(registros.colecao(VENDAS), SISTEMA, boleto.uid);
    return venda !== null && boletoPago(venda, boleto.uid) !== undefined;
  };

  return async (hotsiteId, arquivo, { simular, por }) => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    const retorno: Retorno = lerRetorno(arquivo);
    if (!ehDaConta(retorno, conta)) throw new ErroMartelo('CONTA_DE_OUTRO');
    const chave = chaveDaConta(conta);
    const uid = createHash('sha256').update(`${hotsiteId}:${chave}:${retorno.impressao}`).digest('hex');
    const { conhecido, ordem } = await ordemDe(hotsiteId, uid, chave, retorno.nsa);

    const lidas: { ocorrencia: Ocorrencia; boleto: Boleto | null; destino: Destino | null }[] = [];
    for await (const ocorrencia of devagar(retorno.ocorrencias))
      lidas.push({ ocorrencia, boleto: await acharBoleto(chave, ocorrencia), destino: null });
    if (!simular) {
      const aFazer = [
        ...Map.groupBy(lidas, ({ boleto, ocorrencia }) => boleto?.uid ?? ocorrencia.linha).values(),
      ];
      for await (const estes of devagar(emPartes(aFazer)))
        await Promise.all(
          estes.map(async (doBoleto) => {
            for (const lida of comoAconteceu(doBoleto, await estavaPago(doBoleto)))
              lida.destino = await aplicar(hotsiteId, retorno.banco, lida.ocorrencia, lida.boleto);
          }),
        );
      const provedor = `boleto:${retorno.banco}`;
      for (const { idNoProvedor, motivo } of desfeitasNoArquivo(retorno.ocorrencias))
        await recebimentos.desfazer({ provedor, idNoProvedor }, motivo);
      if (!conhecido)
        await retornos
          .inserir(SISTEMA, {
            ...{ uid, hotsiteId, conta: chave, nsa: retorno.nsa, impressao: retorno.impressao, por },
            em: new Date(agora()).toISOString(),
          })
          .catch((erro) => {
            if (!(erro instanceof ValorEmUso)) throw erro;
          });
    }
    return {
      ...{ banco: retorno.banco, nsa: retorno.nsa, ordem: ordem.situacao, simulado: simular },
      faltam: ordem.situacao === 'lacuna' ? ordem.faltam : null,
      linhas: lidas.map(({ ocorrencia: { linha, efeito, descricao, nossoNumero, valorPago }, boleto }) => ({
        ...{ linha, efeito, descricao, nossoNumero, valorPago },
        pagamentoUid: boleto?.hotsiteId === hotsiteId ? boleto.uid : null,
      })),
      avisos: [
        ...retorno.avisos,
        ...lidas.flatMap(({ ocorrencia, boleto, destino }) => {
          const texto = avisoDa(ocorrencia, boleto, destino, hotsiteId);
          return texto === null ? [] : [{ linha: ocorrencia.linha, texto }];
        }),
      ].toSorted((a, b) => a.linha - b.linha),
    };
  };
}

function* emPartes<T>(itens: readonly T[]): Generator<T[]> {
  for (let i = 0; i < itens.length; i += DE_UMA_VEZ) yield itens.slice(i, i + DE_UMA_VEZ);
}
