import { enderecoCompleto } from '@martelo/shared/cliente';
import type { CompraDetalhe } from '@martelo/shared/compra';
import { diaEmSaoPaulo, formatarData } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { ORDEM_DAS_ETAPAS, papeisSairam, temPapeis } from '@martelo/shared/pos-venda/papeis';
import { type Documentacao, type Entrega, ETAPAS_DOCUMENTACAO, type ItemVenda } from '@martelo/shared/venda';
import { PAPEIS } from '../../palavras/papeis-da-compra.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Copiar } from '../pagar/Copiar.tsx';
import { Secao } from '../Secao.tsx';
import { EscolherEntrega } from './EscolherEntrega.tsx';
import type { LugaresDosPapeis } from './lugares.ts';
import estilo from './papeis.module.css';
import { linkDoRastreio } from './rastreio.ts';

type Palavras = (typeof PAPEIS)['leilao'];

/** The papers of each lot: how they reach the buyer (P16), and how far they are (P20). Nothing where no lot has any. */
export function Papeis({
  modo,
  compra,
  lugares,
}: {
  modo: TipoHotsite;
  compra: CompraDetalhe;
  lugares: LugaresDosPapeis;
}) {
  const palavras = PAPEIS[modo];
  const comPapeis = compra.itens.filter(temPapeis);
  if (comPapeis.length === 0) return null;
  const aEnviar = comPapeis
    .filter((item) => !papeisSairam(item))
    .map(({ uid, entrega }) => ({ uid, valor: entrega?.valor ?? null }));
  return (
    <Secao className={estilo.papeis} id="documentos" aria-labelledby="documentos-titulo">
      <header>
        <h2 id="documentos-titulo">{palavras.documentos}</h2>
        <p className={estilo.suave}>{palavras.intro}</p>
      </header>
      <ul className={estilo.itens}>
        {comPapeis.map((item) => (
          <li key={item.uid}>
            <article className={estilo.item} aria-label={`${palavras.documentos}: ${item.loteNome}`}>
              {comPapeis.length > 1 && <h3>{item.loteNome}</h3>}
              <Andamento documentacao={item.documentacao} palavras={palavras} />
              <ComoChegam item={item} lugares={lugares} palavras={palavras} />
              {papeisSairam(item) ? (
                <p className={estilo.suave}>{palavras.jaEnviados}</p>
              ) : (
                <EscolherEntrega
                  {...{ modo, lugares }}
                  compra={{ id: compra.id, revisao: compra.revisao, paga: compra.fechadaEm !== null }}
                  item={{ uid: item.uid, nome: item.loteNome, entrega: item.entrega }}
                  outros={aEnviar.filter(({ uid }) => uid !== item.uid)}
                />
              )}
            </article>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

function Andamento({ documentacao, palavras }: { documentacao: Documentacao; palavras: Palavras }) {
  const { etapa, prazoAtual, previsaoDias, pendencias, codigo } = documentacao;
  const atual = ORDEM_DAS_ETAPAS[etapa];
  const abertas = pendencias.filter(({ ate }) => ate === null);
  const prontos = etapa === 'enviada' || etapa === 'entregue';
  const atrasados = prazoAtual !== null && !prontos && diaEmSaoPaulo(Date.now()) > prazoAtual;
  const rastreio = codigo === null ? null : linkDoRastreio(codigo);
  return (
    <>
      <p className={estilo.etapa} aria-hidden>
        {palavras.etapas[etapa]}
      </p>
      <ol className={estilo.etapas} aria-label={palavras.andamento}>
        {ETAPAS_DOCUMENTACAO.map((uma, i) => {
          const estado = estadoDaEtapa(i, atual);
          return (
            <li key={uma} data-estado={estado} aria-current={i === atual ? 'step' : undefined}>
              <span aria-hidden>{palavras.etapas[uma]}</span>
              <span className="so-leitor">
                {palavras.etapaE(palavras.etapas[uma], palavras.estados[estado])}
              </span>
            </li>
          );
        })}
      </ol>
      {abertas.map(({ motivo, de }) => (
        <p key={`${de}${motivo}`} className={estilo.pendencia}>
          <strong>{palavras.pendencia}</strong> {motivo}
        </p>
      ))}
      {!prontos && (
        <p className={atrasados ? estilo.pendencia : estilo.suave}>
          {prazoAtual === null
            ? abertas.length === 0 && palavras.depoisDePaga(previsaoDias)
            : palavras.prometidos(formatarData(`${prazoAtual}T12:00:00Z`))}
          {atrasados && `. ${palavras.atrasados}`}
        </p>
      )}
      {codigo !== null && (
        <p className={estilo.rastreio}>
          <span>
            {palavras.codigo}: <strong>{codigo}</strong>
          </span>
          <Copiar texto={codigo} oQue={palavras.codigo} />
          {rastreio !== null && (
            <a href={rastreio} target="_blank" rel="noopener noreferrer">
              {palavras.rastrear} <Icone nome="external-link" tamanho={16} />
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** The last stage is no work under way: once reached, it is done. */
function estadoDaEtapa(i: number, atual: number): 'feita' | 'atual' | 'por-vir' {
  if (i > atual) return 'por-vir';
  return i < atual || i === ETAPAS_DOCUMENTACAO.length - 1 ? 'feita' : 'atual';
}

function ComoChegam({
  item: { entrega },
  lugares,
  palavras,
}: {
  item: Pick<ItemVenda, 'entrega'>;
  lugares: LugaresDosPapeis;
  palavras: Palavras;
}) {
  if (entrega === null)
    return (
      <p className={estilo.chegam}>
        <Icone nome="package" tamanho={20} />
        <span>
          <strong>{palavras.como}</strong>
          <span className={estilo.suave}>{palavras.naoEscolhido}</span>
        </span>
      </p>
    );
  return (
    <p className={estilo.chegam}>
      <Icone nome={entrega.metodo === 'Retirada' ? 'map-pin' : 'package'} tamanho={20} />
      <span>
        <strong>
          {palavras.metodos[entrega.metodo]}
          <Valor entrega={entrega} palavras={palavras} />
        </strong>
        <span className={estilo.suave}>
          {entrega.endereco === null ? patioDe(entrega, lugares) : enderecoCompleto(entrega.endereco)}
        </span>
      </span>
    </p>
  );
}

function Valor({ entrega: { metodo, valor, preco }, palavras }: { entrega: Entrega; palavras: Palavras }) {
  if (metodo === 'Retirada' || valor === 0) return <> · {palavras.semCusto}</>;
  if (valor === null) return <> · {palavras.valorADefinir}</>;
  return (
    <>
      {' · '}
      <Dinheiro valor={valor} centavos />
      {preco?.dias != null && <> · {palavras.emDias(preco.dias)}</>}
    </>
  );
}

function patioDe({ patUid }: Entrega, { patios }: LugaresDosPapeis): string {
  const patio = patios.find(({ uid }) => uid === patUid);
  return patio === undefined ? '' : `${patio.nome}, ${patio.onde}`;
}
