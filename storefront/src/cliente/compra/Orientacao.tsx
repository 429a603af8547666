import type { CompraDetalhe } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarData, formatarDataExtenso } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type CodigoOrientacao, dizerOrientacao } from '@martelo/shared/pos-venda/orientacao';
import { formatarReais } from '@martelo/shared/reais';
import { COMPRA } from '../../palavras/compra.ts';
import { classesDoBotao, Miolo } from '../../site/ui/Botao.tsx';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone, type NomeIcone } from '../../site/ui/Icone.tsx';
import { type Acao, acaoDaCompra, aDevolver, retiradaACombinar, TOM_DA_ORIENTACAO } from './acao.ts';
import estilo from './compra.module.css';
import { prazoEmPalavras } from './prazo-em-palavras.ts';

const ICONES: Record<CodigoOrientacao, NomeIcone> = {
  CONDICIONAL: 'clock',
  DIVERGENCIA: 'triangle-exclamation-point',
  PAGAR: 'wallet',
  PAGAR_TUDO: 'wallet',
  PAGAR_ENVIO: 'wallet',
  EM_VALIDACAO: 'clock',
  FINALIZADA: 'trophy',
  RETIRADA: 'file-text',
  AGENDADA: 'calendar',
  AGENDAR: 'truck',
  PAGA: 'circle-check',
  CANCELADA: 'circle-x',
  DESISTENCIA: 'circle-x',
};

/** The first thing on the page: what to do next in the house's words (P14), how much, until when, and the one thing to press. */
export function Orientacao({
  modo,
  compra,
  condicional,
  temRetirada,
  agora,
}: {
  modo: TipoHotsite;
  compra: CompraDetalhe;
  condicional: CondicionalDoLote | null;
  temRetirada: boolean;
  /** Unix ms. */
  agora: number;
}) {
  const palavras = COMPRA[modo];
  const { codigo } = compra.orientacao;
  const texto = dizerOrientacao(compra.orientacao);
  const { restante, aguardandoValidacao } = compra.totais;
  const devendo = compra.situacao === 'AguardandoPagamento' && compra.saldo > 0;
  // The deadline is its lots': the sending of papers has none.
  const prazo =
    devendo && compra.fechadaEm === null ? prazoEmPalavras(compra.dataPagamento, agora, palavras) : null;
  const tom = prazo?.vencido ? 'superado' : TOM_DA_ORIENTACAO[codigo];
  const combinar = retiradaACombinar(compra);
  const acao = acaoDaCompra(compra, {
    ...{ temRetirada: temRetirada && !combinar, temExtrato: compra.extratoHash !== null },
  });
  const destino = acao && destinoDe(acao, compra);
  const faltaSedex = codigo === 'EM_VALIDACAO' && restante === 0;
  const devolver = aDevolver(compra.pagamentos);
  const ameaca = compra.avisosDePrazo.desistencia.at(-1);
  const multa = compra.encerramento?.multa ?? null;
  const continua = compra.encerramento?.juntadaEm ?? null;
  const faltaEnvio = !compra.todosComEnvio && compra.fechadaEm !== null && acao?.tipo !== 'documentos';
  return (
    <section className={estilo.orientacao} data-tom={tom} aria-label={palavras.oQueFazer}>
      <span className={estilo.selo} aria-hidden>
        <Icone nome={ICONES[codigo]} tamanho={26} />
      </span>
      <div className={estilo.dito}>
        <h2>{palavras.titulos[codigo]}</h2>
        <p>
          {condicional?.etapa === 'cliente'
            ? palavras.suaDecisao
            : faltaSedex
              ? palavras.faltaSedex
              : combinar
                ? palavras.combineRetirada
                : texto}
        </p>
        {compra.encerramento !== null && compra.encerramento.motivo !== texto && (
          <p className={estilo.porque}>{palavras.motivo(compra.encerramento.motivo)}</p>
        )}
        {continua !== null && (
          <p>
            <a href={`/cliente/compras/${continua}`}>{palavras.verCompraJunta}</a>
          </p>
        )}
        {multa !== null && (
          <p className={estilo.porque}>
            {palavras.multa(formatarReais(multa.valor))}
            {multa.retida > 0 && ` ${palavras.multaRetida(formatarReais(multa.retida))}`}
          </p>
        )}
        {devolver > 0 && <p className={estilo.porque}>{palavras.devolvendo(formatarReais(devolver))}</p>}
        {prazo !== null && (
          <p className={estilo.prazo}>
            <Icone nome="calendar-clock" tamanho={18} />
            <span>
              {(prazo.vencido ? palavras.venceuEm : palavras.pagueAte)(
                formatarDataExtenso(compra.dataPagamento),
              )}{' '}
              <strong>({prazo.quando})</strong>
              {prazo.vencido &&
                `. ${ameaca ? palavras.seraCancelada(formatarDia(ameaca.cancelaEm)) : palavras.vencidaAinda}`}
            </span>
          </p>
        )}
        {faltaEnvio && (
          <p>
            <a href="#documentos">{palavras.escolhaEnvio}</a>
          </p>
        )}
      </div>
      {(devendo || codigo === 'EM_VALIDACAO') && !faltaSedex && (
        <p className={estilo.quanto}>
          <span>{devendo ? palavras.faltaPagar : palavras.emValidacao}</span>
          <Dinheiro valor={devendo ? restante : aguardandoValidacao} centavos />
        </p>
      )}
      {acao !== null && destino !== null && (
        <a
          href={destino.href}
          className={classesDoBotao(
            { tamanho: 'g', variante: devendo || acao.tipo === 'agendar' ? 'primario' : 'secundario' },
            estilo.acao,
          )}
        >
          <Miolo iconeFim={destino.iconeFim}>{palavras.acoes[acao.tipo]}</Miolo>
        </a>
      )}
    </section>
  );
}

/** A calendar day as people read it, whatever the zone of who looks. */
const formatarDia = (dia: string): string => formatarData(`${dia}T15:00:00Z`);

/** A place on this page, or a file: neither is a page of the site to go to. */
function destinoDe(acao: Acao, { extratoHash }: CompraDetalhe): { href: string; iconeFim: NomeIcone } {
  switch (acao.tipo) {
    case 'pagar':
      return { href: '#pagar', iconeFim: 'arrow-right' };
    case 'comprovar':
    case 'corrigir':
      return { href: `#pagamento-${acao.linha}`, iconeFim: 'arrow-right' };
    case 'agendar':
    case 'ver-retirada':
      return { href: '#retirada', iconeFim: 'arrow-right' };
    case 'documentos':
      return { href: '#documentos', iconeFim: 'arrow-right' };
    case 'extrato':
      return { href: `/extrato/${extratoHash}`, iconeFim: 'download' };
  }
}

/** Of a list: the deadline in a line. */
export function prazoCurto(
  compra: Pick<CompraDetalhe, 'situacao' | 'saldo' | 'dataPagamento'>,
  agora: number,
  palavras: (typeof COMPRA)['leilao'],
): { texto: string; vencido: boolean } | null {
  if (compra.situacao !== 'AguardandoPagamento' || compra.saldo === 0) return null;
  const { vencido, quando } = prazoEmPalavras(compra.dataPagamento, agora, palavras);
  const data = formatarData(compra.dataPagamento);
  return { texto: `${(vencido ? palavras.venceuEm : palavras.pagueAte)(data)} (${quando})`, vencido };
}
