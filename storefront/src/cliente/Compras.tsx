import type { Compra } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { dizerOrientacao } from '@martelo/shared/pos-venda/orientacao';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { type AbaDasCompras, ROTULOS_VENDA, type SituacaoVenda } from '@martelo/shared/venda';
import { fotoDaCompra } from '../lote/foto.ts';
import { CLIENTE } from '../palavras/cliente.ts';
import { COMPRA } from '../palavras/compra.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Selo, type Tom } from '../site/ui/Selo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './Compras.module.css';
import { TOM_DA_ORIENTACAO } from './compra/acao.ts';
import { prazoCurto } from './compra/Orientacao.tsx';

const TONS: Record<(typeof ROTULOS_VENDA)[SituacaoVenda]['tom'], Tom> = {
  azul: 'info',
  ambar: 'alerta',
  verde: 'ganhando',
  vermelho: 'superado',
};
const ICONES = {
  Condicional: 'info',
  AguardandoPagamento: 'clock',
  AguardandoValidacao: 'clock',
  Fechada: 'circle-check',
  Cancelada: 'circle-x',
  ClienteDesistiu: 'circle-check',
} as const;

/** My purchases, newest first. Each is one link, and says what is to be done about it. */
export function Compras({
  modo,
  compras,
  condicionais,
  aba,
  filtrada,
  agora,
}: {
  modo: TipoHotsite;
  compras: readonly Compra[];
  /** What is still negotiated, by the lot's uid. */
  condicionais: ReadonlyMap<string, CondicionalDoLote>;
  aba: AbaDasCompras | '';
  /** By a text or an auction. */
  filtrada: boolean;
  /** When this was rendered, Unix ms. */
  agora: number;
}) {
  const palavras = CLIENTE[modo];
  if (compras.length === 0)
    return (
      <Vazio
        icone={filtrada ? 'search' : 'shopping-bag'}
        titulo={filtrada ? palavras.nenhumaComFiltro : palavras.vazias[aba]}
        acao={
          <BotaoLigacao
            href={filtrada || aba !== '' ? '/cliente/compras' : `/${prefixoDoLote(modo)}?abertos=1`}
          >
            {filtrada || aba !== '' ? palavras.verTodasCompras : palavras.encontrar}
          </BotaoLigacao>
        }
      >
        {filtrada ? palavras.mudeFiltro : palavras.vaziasDizem[aba]}
      </Vazio>
    );
  return (
    <ul className={estilo.lista}>
      {compras.map((compra) => (
        <li key={compra.uid} className={estilo.linha}>
          <Cartao {...{ modo, compra, agora }} condicional={condicionais.get(compra.lelUid) ?? null} />
        </li>
      ))}
    </ul>
  );
}

function Cartao({
  modo,
  compra,
  condicional,
  agora,
}: {
  modo: TipoHotsite;
  compra: Compra;
  condicional: CondicionalDoLote | null;
  agora: number;
}) {
  const palavras = CLIENTE[modo];
  const prazo = prazoCurto(compra, agora, COMPRA[modo]);
  const outros = compra.itens.length - 1;
  const minhaVez = condicional?.etapa === 'cliente';
  return (
    <>
      <img
        {...fontesDaImagem(fotoDaCompra(compra), 400)}
        sizes="(min-width: 700px) 168px, 112px"
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className={estilo.foto}
      />
      <div className={estilo.texto}>
        <Ligacao href={`/cliente/compras/${compra.id}`} className={estilo.nome}>
          {outros > 0 ? palavras.quantosLotes(compra.loteNome, outros) : compra.loteNome}
        </Ligacao>
        <p className={estilo.sub}>
          {compra.leilaoNome} · {formatarData(compra.dataVenda)}
        </p>
        <span className={estilo.selos}>
          <Selo tom={TONS[ROTULOS_VENDA[compra.situacao].tom]} icone={ICONES[compra.situacao]}>
            {ROTULOS_VENDA[compra.situacao].rotulo}
          </Selo>
          {compra.tipoNegociacao !== 'Disputa' && <Selo icone="zap">{compra.tipoNegociacao}</Selo>}
        </span>
      </div>
      <p className={estilo.valor}>
        <Valor compra={compra} palavras={palavras} />
      </p>
      <div
        className={estilo.proximo}
        data-tom={prazo?.vencido ? 'superado' : TOM_DA_ORIENTACAO[compra.orientacao.codigo]}
      >
        <p>{minhaVez ? COMPRA[modo].suaDecisao : dizerOrientacao(compra.orientacao)}</p>
        {prazo !== null && (
          <p className={estilo.prazo}>
            <Icone nome="calendar-clock" tamanho={16} />
            {prazo.texto}
          </p>
        )}
        {condicional?.prazo != null && (
          <p className={estilo.prazo}>
            <Icone nome="calendar-clock" tamanho={16} />
            {(minhaVez ? palavras.respondaAte : palavras.respostaAte)(formatarDataHora(condicional.prazo))}
          </p>
        )}
      </div>
    </>
  );
}

/** What is still to be paid, where something is; else what it cost. */
function Valor({ compra, palavras }: { compra: Compra; palavras: (typeof CLIENTE)['leilao'] }) {
  if (compra.situacao === 'Condicional')
    return (
      <>
        <span className={estilo.sub}>{palavras.seLiberada}</span>
        <Dinheiro valor={compra.totalAPagar} centavos className={estilo.total} />
      </>
    );
  if (semCobranca(compra.situacao)) return <span className={estilo.sub}>{palavras.nadaAPagar}</span>;
  const deve = compra.situacao === 'AguardandoPagamento' && compra.saldo > 0;
  const validando = compra.situacao === 'AguardandoValidacao' && compra.totais.aguardandoValidacao > 0;
  const [rotulo, valor] = deve
    ? [palavras.faltaPagar, compra.saldo]
    : validando
      ? [palavras.emValidacao, compra.totais.aguardandoValidacao]
      : [null, compra.totalAPagar];
  return (
    <>
      {rotulo !== null && <span className={estilo.sub}>{rotulo}</span>}
      <Dinheiro valor={valor} centavos className={estilo.total} />
    </>
  );
}
