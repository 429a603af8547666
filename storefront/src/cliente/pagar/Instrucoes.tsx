import type { SituacaoBoleto } from '@martelo/shared/boleto-emitido';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import { formatarCnpj, formatarCpf } from '@martelo/shared/documentos';
import type { InstrucoesDePagamento } from '@martelo/shared/pos-venda/pedidos';
import { formatarReais } from '@martelo/shared/reais';
import { PAGAR } from '../../palavras/pagar.ts';
import { classesDoBotao, Miolo } from '../../site/ui/Botao.tsx';
import { Copiar } from './Copiar.tsx';
import { boletoRecusado } from './linha.ts';
import estilo from './pagar.module.css';
import { QrDoPix } from './QrDoPix.tsx';
import { TentativaNoCartao } from './TentativaNoCartao.tsx';

/** How a row is paid, each thing with what copies or opens it. `valor` in centavos. */
export function Instrucoes({ instrucoes, valor }: { instrucoes: InstrucoesDePagamento; valor: number }) {
  const { texto, beneficiario, conta, pix, boleto, checkout } = instrucoes;
  const reais = formatarReais(valor);
  return (
    <div className={estilo.instrucoes}>
      <p>{texto}</p>
      {beneficiario && (pix || boleto) && (
        <p>
          {PAGAR.paraQuem}{' '}
          <strong>
            {beneficiario.nome}, {comoDocumento(beneficiario.documento)}
          </strong>
        </p>
      )}
      {pix && (
        <div className={estilo.pix}>
          <div className={estilo.pilha}>
            <p>{PAGAR.pixCopie}</p>
            <code className={estilo.codigo}>{pix.copiaECola}</code>
            <Copiar texto={pix.copiaECola} oQue={PAGAR.copiaECola} rotulo={PAGAR.copiarPix} />
            {pix.expiraEm !== null && (
              <p className={estilo.suave}>{PAGAR.expira(formatarDataHora(pix.expiraEm))}</p>
            )}
          </div>
          <div className={estilo.lerQr}>
            <QrDoPix copiaECola={pix.copiaECola} valor={reais} />
            <p className={estilo.suave}>{PAGAR.pixLer}</p>
          </div>
        </div>
      )}
      {boleto && <p className={CLASSE_DO_BOLETO[boleto.situacao]}>{situacaoDoBoleto(boleto.situacao)}</p>}
      {boleto && !boletoRecusado(boleto.situacao) && (
        <div className={estilo.pilha}>
          <p className={estilo.suave}>
            {PAGAR.linhaDigitavel} · {PAGAR.vencimento(formatarData(`${boleto.vencimento}T12:00:00Z`))}
          </p>
          <code className={estilo.codigo}>{boleto.linhaDigitavel}</code>
          <Copiar texto={boleto.linhaDigitavel} oQue={PAGAR.linhaDigitavel} rotulo={PAGAR.copiarLinha} />
          {boleto.url !== null && (
            <a
              href={boleto.url}
              target="_blank"
              rel="noopener"
              className={classesDoBotao({ variante: 'secundario' })}
            >
              <Miolo icone="file-text">{PAGAR.boletoPdf}</Miolo>
            </a>
          )}
        </div>
      )}
      {checkout && (
        <div className={estilo.pilha}>
          {checkout.tentativa !== null && <TentativaNoCartao tentativa={checkout.tentativa} />}
          {checkout.url !== null && (
            <>
              <a href={checkout.url} className={classesDoBotao({ tamanho: 'g', largo: true })}>
                <Miolo icone="credit-card" iconeFim="external-link">
                  {checkout.tentativa === null ? PAGAR.abrirCheckout : PAGAR.outroCartao}
                </Miolo>
              </a>
              <p className={estilo.suave}>{PAGAR.checkoutFora}</p>
            </>
          )}
        </div>
      )}
      {conta && pix === undefined && <Conta conta={conta} reais={reais} />}
      {conta && pix && (
        <details className={estilo.detalhe}>
          <summary>{PAGAR.ouTransfira}</summary>
          <Conta conta={conta} reais={reais} />
        </details>
      )}
    </div>
  );
}

const CLASSE_DO_BOLETO: Record<SituacaoBoleto, string | undefined> = {
  EMITIDO: estilo.espera,
  REMETIDO: estilo.espera,
  REGISTRADO: estilo.feito,
  REJEITADO: estilo.erro,
  LIQUIDADO: estilo.feito,
  BAIXADO: estilo.erro,
};
const situacaoDoBoleto = (situacao: SituacaoBoleto): string =>
  situacao === 'EMITIDO' || situacao === 'REMETIDO'
    ? `${PAGAR.boletoEstados[situacao]} ${PAGAR.boletoMudaSozinho}`
    : PAGAR.boletoEstados[situacao];

const comoDocumento = (documento: string): string =>
  (documento.length > 11 ? formatarCnpj : formatarCpf)(documento);

function Conta({ conta, reais }: { conta: NonNullable<InstrucoesDePagamento['conta']>; reais: string }) {
  const comDigito = (numero: string, digito: string) => (digito === '' ? numero : `${numero}-${digito}`);
  const linhas: { nome: string; valor: string; copia?: string }[] = [
    { nome: PAGAR.conta.valor, valor: reais, copia: reais.replace(/^R\$\s*/, '') },
    { nome: PAGAR.conta.banco, valor: `${conta.bancoCodigo} · ${conta.banco}`, copia: conta.bancoCodigo },
    { nome: PAGAR.conta.agencia, valor: comDigito(conta.agencia, conta.agenciaDigito) },
    { nome: PAGAR.conta.conta, valor: comDigito(conta.conta, conta.contaDigito) },
    { nome: PAGAR.conta.titular, valor: conta.titular },
    {
      nome: PAGAR.conta.titularDocumento,
      valor: comoDocumento(conta.titularDocumento),
    },
    ...(conta.pixChave === undefined ? [] : [{ nome: PAGAR.conta.pixChave, valor: conta.pixChave }]),
  ];
  return (
    <dl className={estilo.conta}>
      {linhas.map(({ nome, valor, copia = valor }) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>
            <span>{valor}</span>
            <Copiar texto={copia} oQue={nome} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
