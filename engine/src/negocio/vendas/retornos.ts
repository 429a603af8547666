import { createHash } from 'node:crypto';
import type { RelatorioDoRetorno, ResultadoDaLinha } from '@martelo/shared/arquivos-do-banco';
import { type OrdemDoArquivo, ordemDoArquivo } from '@martelo/shared/banco/cnab/nsa';
import { lerRetorno, type Ocorrencia, type Retorno } from '@martelo/shared/banco/cnab/retorno';
import { chaveDaConta, ehDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { ErroMartelo } from '@martelo/shared/erros';
import { boletoPago } from '@martelo/shared/pos-venda/linhas-do-boleto';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { devagar } from '../../jobs/devagar.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarAplicarOcorrencia } from './aplicar-ocorrencia.ts';
import { avisoDa, type Destino } from './avisos-do-retorno.ts';
import { type Boleto, criarAcharBoleto } from './boleto-da-ocorrencia.ts';
import { criarDesfazerBoleto } from './desfazer-boleto.ts';
import { desfeitasNoArquivo } from './desfeitas-no-arquivo.ts';
import type { MudarVenda } from './mudar.ts';
import { comoAconteceu } from './ordem-das-ocorrencias.ts';
import { criarPreverOcorrencias } from './prever-ocorrencias.ts';
import type { Recebimentos } from './recebimentos.ts';
import { resultadoDa } from './resultado-da-linha.ts';
import { comecarAndamento, RETORNOS } from './retornos-recebidos.ts';

/** @throws ErroMartelo ARQUIVO_DO_BANCO, CONTA_DE_OUTRO, MEIO_INDISPONIVEL */
export type Retornar = (
  hotsiteId: number,
  arquivo: Uint8Array,
  opcoes: { simular: boolean; por: string; nome?: string | undefined },
) => Promise<RelatorioDoRetorno>;

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  recebimentos: Pick<Recebimentos, 'receber' | 'desfazer' | 'aplicar'>;
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
  const desfazerBoleto = criarDesfazerBoleto(deps);
  const ocorrencias = criarAplicarOcorrencia({ ...deps, desfazerBoleto });
  const prever = criarPreverOcorrencias({ registros, ocorrencias, desfazerBoleto });

  const ordemDe = async (hotsiteId: number, uid: string, chave: string, nsa: number) => {
    const recebidos: number[] = [];
    const daConta = [{ tipo: 'exata', campo: 'conta', valor: chave } as const];
    for await (const um of retornos.percorrer(SISTEMA, { filtros: daConta }))
      if (um.hotsiteId !== hotsiteId) continue;
      // One that its process left half way is sent again, and is not there a second time.
      else if (um.uid !== uid) recebidos.push(um.nsa);
      else if (um.situacao !== 'APLICANDO') return { situacao: 'repetido' } as OrdemDoArquivo;
    return ordemDoArquivo(nsa, recebidos);
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

  return async (hotsiteId, arquivo, { simular, por, nome = '' }) => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    const retorno: Retorno = lerRetorno(arquivo);
    if (!ehDaConta(retorno, conta)) throw new ErroMartelo('CONTA_DE_OUTRO');
    const chave = chaveDaConta(conta);
    const uid = createHash('sha256').update(`${hotsiteId}:${chave}:${retorno.impressao}`).digest('hex');
    const ordem = await ordemDe(hotsiteId, uid, chave, retorno.nsa);

    const lidas: Lida[] = [];
    for await (const ocorrencia of devagar(retorno.ocorrencias)) {
      const boleto = await acharBoleto(chave, ocorrencia);
      lidas.push({ ocorrencia, boleto, destino: null });
    }
    const aFazer = [
      ...Map.groupBy(lidas, ({ boleto, ocorrencia }) => boleto?.uid ?? ocorrencia.linha).values(),
    ];
    if (simular)
      for await (const doBoleto of devagar(aFazer)) {
        const { boleto } = doBoleto[0]!;
        const nesta = comoAconteceu(doBoleto, await estavaPago(doBoleto));
        if (boleto !== null) await prever(retorno.banco, boleto, nesta);
      }
    const andamento = simular
      ? null
      : await comecarAndamento(
          registros,
          {
            ...{ uid, hotsiteId, conta: chave, nsa: retorno.nsa, impressao: retorno.impressao, por },
            ...{ em: new Date(agora()).toISOString(), nome, situacao: 'APLICANDO' },
            ...{ feitas: 0, linhas: lidas.length, pagas: 0, valorPago: 0, avisos: 0 },
          },
          agora,
        );
    if (andamento !== null) {
      for await (const estes of devagar(emPartes(aFazer))) {
        await Promise.all(
          estes.map(async (doBoleto) => {
            for (const lida of comoAconteceu(doBoleto, await estavaPago(doBoleto)))
              lida.destino = await ocorrencias.aplicar(
                hotsiteId,
                retorno.banco,
                lida.ocorrencia,
                lida.boleto,
              );
          }),
        );
        await andamento.fez(estes.reduce((quantas, doBoleto) => quantas + doBoleto.length, 0));
      }
      const provedor = `boleto:${retorno.banco}`;
      for (const { idNoProvedor, motivo } of desfeitasNoArquivo(retorno.ocorrencias))
        await recebimentos.desfazer({ provedor, idNoProvedor }, motivo);
    }
    const relatorio: RelatorioDoRetorno = {
      ...{ banco: retorno.banco, nsa: retorno.nsa, ordem: ordem.situacao, simulado: simular },
      faltam: ordem.situacao === 'lacuna' ? ordem.faltam : null,
      linhas: lidas.map((lida) => {
        const { linha, efeito, descricao, nossoNumero, valorPago } = lida.ocorrencia;
        const nosso = lida.boleto?.hotsiteId === hotsiteId ? lida.boleto : null;
        return {
          ...{ linha, efeito, descricao, nossoNumero, valorPago, pagamentoUid: nosso?.uid ?? null },
          ...{ vendaId: nosso?.vendaId ?? null, valor: nosso?.valor ?? null },
          resultado: resultadoDa(lida, hotsiteId),
        };
      }),
      avisos: [
        ...retorno.avisos,
        ...lidas.flatMap(({ ocorrencia, boleto, destino }) => {
          const texto = avisoDa(ocorrencia, boleto, destino, { hotsiteId, simulado: simular });
          return texto === null ? [] : [{ linha: ocorrencia.linha, texto }];
        }),
      ].toSorted((a, b) => a.linha - b.linha),
    };
    const pagas = relatorio.linhas.filter(({ resultado }) => PAGAS.has(resultado));
    await andamento?.terminou({
      ...{ linhas: relatorio.linhas.length, pagas: pagas.length, avisos: relatorio.avisos.length },
      valorPago: pagas.reduce((soma, uma) => soma + uma.valorPago, 0),
    });
    return relatorio;
  };
}

/** An occurrence with whose boleto it is, as that was before the file, and what became of its money, or would. */
interface Lida {
  ocorrencia: Ocorrencia;
  boleto: Boleto | null;
  destino: Destino | null;
}
const PAGAS: ReadonlySet<ResultadoDaLinha> = new Set(['paga', 'divergente']);

function* emPartes<T>(itens: readonly T[]): Generator<T[]> {
  for (let i = 0; i < itens.length; i += DE_UMA_VEZ) yield itens.slice(i, i + DE_UMA_VEZ);
}
