import { diaEmSaoPaulo } from '../../datas.ts';
import { FIM_DA_REMESSA, INICIO_DA_REMESSA, TITULO_DA_REMESSA } from './bradesco-400.ts';
import { escreverRegistro, type Leiaute, type Valores } from './registro.ts';
import type { PedidoDeRemessa } from './remessa-240.ts';
import type { Movimento } from './remessa-240-bancos.ts';
import { type TituloDaRemessa, tipoDeInscricao } from './titulo.ts';

const TAMANHO = 400;
const FIM = '\x1a';
const MOVIMENTOS: Partial<Record<Movimento, string>> = {
  registrar: '01',
  baixar: '02',
  abater: '04',
  cancelarAbatimento: '05',
  prorrogar: '06',
  protestar: '09',
  sustarEBaixar: '18',
  sustarEManter: '19',
  alterar: '31',
};
/** Instructions: protest after so many days, or take back after so many. */
const PROTESTAR = 6;
const BAIXAR = 18;

/** A remittance file of Bradesco's CNAB 400. @throws RangeError as `escreverRemessa240`, and for another bank */
export function escreverRemessa400({ conta, nsa, geradoEm, titulos }: PedidoDeRemessa): string {
  if (conta.banco !== '237') throw new RangeError(`bank ${conta.banco} takes CNAB 240`);
  if (titulos.length === 0) throw new RangeError('a remittance has at least one boleto');
  const linhas: string[] = [];
  const escrever = (leiaute: Leiaute, valores: Valores) =>
    linhas.push(escreverRegistro(leiaute, { ...valores, sequencia: linhas.length + 1 }, TAMANHO));
  escrever(INICIO_DA_REMESSA, {
    ...{ empresa: conta.beneficiario, nome: conta.nome, geradoEm: diaEmSaoPaulo(geradoEm), nsa },
  });
  const { carteira, agencia, conta: numero, contaDv } = conta;
  for (const titulo of titulos)
    escrever(TITULO_DA_REMESSA, { carteira, agencia, conta: numero, contaDv, ...valoresDe(titulo) });
  escrever(FIM_DA_REMESSA, {});
  return linhas.map((linha) => `${linha}\r\n`).join('') + FIM;
}

function valoresDe(titulo: TituloDaRemessa): Valores {
  const { pagador, desconto, multa, nossoNumero, diasParaProtesto, mensagens } = titulo;
  const movimento = MOVIMENTOS[titulo.movimento];
  if (movimento === undefined) throw new RangeError(`Bradesco's CNAB 400 does not do: ${titulo.movimento}`);
  return {
    movimento,
    ...{ nossaReferencia: titulo.nossaReferencia, seuNumero: titulo.seuNumero },
    ...{ nossoNumero: nossoNumero.numero, nossoNumeroDv: nossoNumero.dv },
    ...{ codigoDaMulta: multa > 0 ? 2 : 0, multa },
    ...{ vencimento: titulo.vencimento, valor: titulo.valor, emitidoEm: titulo.emitidoEm },
    ...{ especie: titulo.especie, juros: titulo.jurosPorDia, abatimento: titulo.abatimento },
    instrucao1: diasParaProtesto > 0 ? PROTESTAR : BAIXAR,
    instrucao2: diasParaProtesto > 0 ? diasParaProtesto : titulo.diasParaBaixa,
    ...{ descontoAte: desconto?.ate, desconto: desconto?.valor ?? 0 },
    ...{ tipoDeInscricao: tipoDeInscricao(pagador.documento), inscricao: pagador.documento },
    nomeDoPagador: pagador.nome,
    endereco: [pagador.endereco, pagador.bairro, pagador.cidade, pagador.uf].filter(Boolean).join(' '),
    cep: pagador.cep,
    ...{ mensagem1: mensagens[0], mensagem2: mensagens[1] },
  };
}
