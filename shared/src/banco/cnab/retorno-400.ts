import type { ArquivoDoBanco } from './arquivo.ts';
import * as bradesco from './bradesco-400.ts';
import * as itau from './itau-400.ts';
import { motivosDe } from './motivos.ts';
import { OCORRENCIAS_400, ocorrenciaDe } from './ocorrencias.ts';
import { type Lido, lerRegistro, recusar } from './registro.ts';
import { chaveDoArquivo, type Ocorrencia, type Retorno, referenciaLida } from './retorno-lido.ts';

/** What a bank's CNAB 400 says, in the terms of both. */
interface Leitor {
  cabecalho(
    linha: string,
    primeira: string | undefined,
  ): Pick<Retorno, 'agencia' | 'conta' | 'empresa' | 'nsa' | 'geradoEm'>;
  /** @param numero of the line, for refusals */
  ocorrencia(linha: string, numero: number): Omit<Ocorrencia, 'chaveDaOcorrencia' | 'linha'>;
  /** Checks what the last line says of those before. */
  conferir(linha: string, numero: number, ocorrencias: readonly Ocorrencia[], nsa: number): void;
}

const LEITORES: Record<'237' | '341', Leitor> = {
  '237': {
    cabecalho(linha, primeira) {
      const { empresa, nome, geradoEm, nsa } = lerRegistro(bradesco.INICIO_DO_RETORNO, linha, 1);
      // The header has the company's code alone: the account stands in each occurrence.
      const { agencia, conta } = primeira?.startsWith('1')
        ? lerRegistro(bradesco.OCORRENCIA_DO_RETORNO, primeira, 2)
        : { agencia: '0', conta: empresa };
      return { agencia, conta, empresa: nome, nsa: Number(nsa), geradoEm };
    },
    ocorrencia(linha, numero) {
      const lida = lerRegistro(bradesco.OCORRENCIA_DO_RETORNO, linha, numero);
      return {
        ...comuns(lida, '237'),
        ...{ valorPago: lida.valorPago, valorLiquido: lida.valorPago, outrasDespesas: lida.outrasDespesas },
        pagador: null,
      };
    },
    conferir(linha, numero, ocorrencias, nsa) {
      const fim = lerRegistro(bradesco.FIM_DO_RETORNO, linha, numero);
      if (fim.nsa !== '' && Number(fim.nsa) !== nsa)
        recusar(numero, 40, `é do aviso ${Number(fim.nsa)}, e o arquivo é do ${nsa}`);
      conferirSoma('02', [58, fim.registros02], [63, fim.valor02], numero, ocorrencias);
      conferirSoma('06', [87, fim.registros06], [92, fim.valor06], numero, ocorrencias);
    },
  },
  '341': {
    cabecalho(linha) {
      const { agencia, conta, nome, geradoEm, nsa } = lerRegistro(itau.INICIO_DO_RETORNO, linha, 1);
      return { agencia, conta, empresa: nome, nsa: Number(nsa), geradoEm };
    },
    ocorrencia(linha, numero) {
      const lida = lerRegistro(itau.OCORRENCIA_DO_RETORNO, linha, numero);
      const lidas = comuns(lida, '341');
      const pago = lidas.efeito === 'liquidado';
      return {
        ...lidas,
        valorPago: pago ? lida.valorLiquido + lida.tarifa : 0,
        valorLiquido: pago ? lida.valorLiquido : 0,
        outrasDespesas: 0,
        pagador: lida.nomeDoPagador === '' ? null : { documento: null, nome: lida.nomeDoPagador },
      };
    },
    conferir(linha, numero, ocorrencias) {
      const fim = lerRegistro(itau.FIM_DO_RETORNO, linha, numero);
      const soma = ocorrencias.reduce((total, { valorTitulo }) => total + valorTitulo, 0);
      if (fim.registros !== '' && Number(fim.registros) !== ocorrencias.length)
        recusar(numero, 213, `diz que há ${Number(fim.registros)} ocorrências, e há ${ocorrencias.length}`);
      if (fim.valor !== 0 && fim.valor !== soma)
        recusar(numero, 221, `diz que os títulos somam ${fim.valor} centavos, e eles somam ${soma}`);
    },
  },
};

/** A return file of CNAB 400: Bradesco's or Itaú's. @throws ErroMartelo ARQUIVO_DO_BANCO */
export function lerRetorno400({ linhas, impressao }: ArquivoDoBanco): Retorno {
  const inicio = linhas[0]!;
  if (inicio.startsWith('01REMESSA')) recusar(1, 2, 'é um arquivo de remessa, e não de retorno');
  if (!/^02RETORNO01COBRANCA/i.test(inicio)) recusar(1, 1, 'não é um retorno de cobrança');
  const banco = inicio.slice(76, 79);
  if (banco !== '237' && banco !== '341')
    return recusar(1, 77, `o CNAB 400 do banco ${banco} não é atendido: peça o de 240`);
  const leitor = LEITORES[banco];
  for (const [i, linha] of linhas.entries())
    if (Number(linha.slice(394)) !== i + 1)
      recusar(i + 1, 395, `a sequência é ${linha.slice(394)}, e devia ser ${i + 1}`);
  const retorno: Retorno = {
    ...{ formato: 400, banco, ...leitor.cabecalho(inicio, linhas[1]) },
    ...{ ocorrencias: [], avisos: [], impressao },
  };
  const ocorrencias: Ocorrencia[] = [];
  for (const [i, linha] of linhas.slice(1, -1).entries()) {
    const numero = i + 2;
    if (linha[0] === '9') recusar(numero, 1, 'há linhas depois do registro de fim (tipo 9)');
    // Beside the occurrences there are records of shares and of Pix codes, which say nothing of money.
    if (linha[0] !== '1') continue;
    ocorrencias.push({
      chaveDaOcorrencia: `${chaveDoArquivo(retorno)}:${numero}`,
      linha: numero,
      ...leitor.ocorrencia(linha, numero),
    });
  }
  const fim = linhas.at(-1)!;
  if (linhas.length < 2 || fim[0] !== '9')
    recusar(
      linhas.length,
      1,
      'o arquivo não termina pelo registro de fim (tipo 9): pode ter chegado cortado',
    );
  leitor.conferir(fim, linhas.length, ocorrencias, retorno.nsa);
  return { ...retorno, ocorrencias };
}

type DeBradesco = Lido<typeof bradesco.OCORRENCIA_DO_RETORNO>;
type DeItau = Lido<typeof itau.OCORRENCIA_DO_RETORNO>;
/** What both banks' occurrences say, in different places. */
const comuns = (lida: Pick<DeBradesco, keyof DeBradesco & keyof DeItau>, banco: keyof typeof LEITORES) => {
  const { efeito, descricao, lista, conhecida } = ocorrenciaDe(OCORRENCIAS_400[banco], lida.ocorrencia);
  return {
    nossaReferencia: referenciaLida(lida.nossaReferencia),
    ...{ nossoNumero: lida.nossoNumero, seuNumero: lida.seuNumero, carteira: lida.carteira },
    ...{ ocorrencia: lida.ocorrencia, conhecida, descricao, efeito, motivos: motivosDe(lida.motivos, lista) },
    ...{ vencimento: lida.vencimento, valorTitulo: lida.valor, tarifa: lida.tarifa, juros: lida.juros },
    ...{ desconto: lida.desconto, abatimento: lida.abatimento, iof: lida.iof },
    ...{ outrosCreditos: lida.outrosCreditos, dataOcorrencia: lida.ocorridoEm, dataCredito: lida.creditoEm },
  };
};

/** How many occurrences of a code there were, and what their titles add up to; where the bank fills that in. */
function conferirSoma(
  codigo: string,
  [colunaDaConta, conta]: [number, string],
  [colunaDaSoma, soma]: [number, number],
  numero: number,
  ocorrencias: readonly Ocorrencia[],
): void {
  const dele = ocorrencias.filter(({ ocorrencia }) => ocorrencia === codigo);
  const valor = dele.reduce((total, { valorTitulo }) => total + valorTitulo, 0);
  if (conta !== '' && Number(conta) !== dele.length)
    recusar(numero, colunaDaConta, `diz que há ${Number(conta)} ocorrências ${codigo}, e há ${dele.length}`);
  if (conta !== '' && soma !== valor)
    recusar(
      numero,
      colunaDaSoma,
      `diz que as ocorrências ${codigo} somam ${soma} centavos, e elas somam ${valor}`,
    );
}
