import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import area from '../cliente/AreaCliente.module.css';
import { Abas } from '../cliente/AreaCliente.tsx';
import { fotosDoLote } from '../lote/foto.ts';
import { textoDaCondicional } from '../negociacao/textos.ts';
import { COMITENTE } from '../palavras/comitente.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Selo } from '../site/ui/Selo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { AtualizarDeTempos } from './AtualizarDeTempos.tsx';
import estilo from './Condicionais.module.css';
import { RespostaComitente } from './RespostaComitente.tsx';

/** One of GET /v1/comitente/condicionais. */
export interface CondicionalDoComitente extends CondicionalDoLote {
  lote: LoteCartao;
  /** The consignor's own reserve, centavos. */
  valorComitente: number | null;
}

/** Lots that closed below the reserve: what was bid, what was asked, until when an answer counts, and the answer. */
export function Condicionais({
  modo,
  itens,
  decididas,
  agora,
}: {
  modo: TipoHotsite;
  itens: readonly CondicionalDoComitente[];
  decididas: boolean;
  agora: number;
}) {
  const palavras = COMITENTE[modo];
  const abertas = itens.filter(({ etapa }) => etapa !== null);
  const fechadas = itens.filter(({ etapa }) => etapa === null);
  const daAba = decididas ? fechadas : abertas;
  return (
    <div className={`recipiente ${area.area}`}>
      <AtualizarDeTempos />
      <h1>{palavras.vendasCondicionais}</h1>
      <p className={estilo.intro}>{palavras.intro}</p>
      <Abas
        rotulo={palavras.situacao}
        abas={[
          {
            href: '/comitente/condicionais',
            texto: palavras.emAberto,
            atual: !decididas,
            total: abertas.length,
          },
          {
            href: '/comitente/condicionais?aba=decididas',
            texto: palavras.decididas,
            atual: decididas,
            total: fechadas.length,
          },
        ]}
      />
      {daAba.length === 0 ? (
        <Vazio icone="inbox" titulo={decididas ? palavras.nadaDecidido : palavras.nadaEspera}>
          {decididas ? palavras.ficamAqui : palavras.quandoFechar}
        </Vazio>
      ) : (
        <ul className={estilo.lista}>
          {daAba.map((item) => (
            <li key={item.lote.uid} className={estilo.item}>
              <Item {...{ item, modo, agora }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ item, modo, agora }: { item: CondicionalDoComitente; modo: TipoHotsite; agora: number }) {
  const { lote } = item;
  const palavras = COMITENTE[modo];
  return (
    <article className={estilo.cartao}>
      <img
        {...fontesDaImagem(fotosDoLote(lote).urls[0])}
        sizes="(min-width: 765px) 220px, 92vw"
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className={estilo.foto}
      />
      <div className={estilo.texto}>
        <p className={estilo.sub}>
          {lote.numero === null ? lote.leilaoNome : `${palavras.lote} ${lote.numero} · ${lote.leilaoNome}`}
        </p>
        <h2>
          <Ligacao href={lote.url}>{lote.nome}</Ligacao>
        </h2>
        <dl className={estilo.valores}>
          <Valor nome={palavras.lance} valor={item.valorLance} forte />
          {item.valorComitente !== null && <Valor nome={palavras.minhaReserva} valor={item.valorComitente} />}
          {item.condicionalRespostaNovoValor !== null && (
            <Valor nome={palavras.novoValorPedido} valor={item.condicionalRespostaNovoValor} />
          )}
          {item.condicionalReplica !== null && (
            <Valor nome={palavras.respostaDoCliente} valor={item.condicionalReplica} forte />
          )}
        </dl>
        <p className={estilo.sub}>
          {palavras.fechadoEm(formatarDataHora(item.condicionalData))}
          {item.respostaNome !== null && item.respostaData !== null
            ? ` · ${palavras.ultimaResposta(String(item.condicionalResposta), item.respostaNome, formatarDataHora(item.respostaData))}`
            : ''}
        </p>
      </div>
      {item.etapa === null ? (
        <Decisao item={item} modo={modo} />
      ) : (
        <RespostaComitente {...{ item, modo, agora }} />
      )}
    </article>
  );
}

/** How it ended, once nobody is awaited any more. */
function Decisao({ item, modo }: { item: CondicionalDoComitente; modo: TipoHotsite }) {
  const palavras = COMITENTE[modo];
  const { tom } = textoDaCondicional(item);
  const vendido = item.desfecho?.situacao === 'AG_PAGAMENTO';
  return (
    <div className={estilo.decisao}>
      <Selo tom={tom === 'info' ? 'neutro' : tom} icone={vendido ? 'circle-check' : 'circle-x'}>
        {vendido
          ? palavras.vendaLiberada
          : item.desfecho?.situacao === 'CONDICIONAL_NEGADA'
            ? palavras.clienteNaoAceitou
            : palavras.naoLiberada}
      </Selo>
      {vendido && <Dinheiro valor={item.desfecho?.valor ?? item.valorLance} />}
    </div>
  );
}

function Valor({ nome, valor, forte = false }: { nome: string; valor: number; forte?: boolean }) {
  return (
    <div data-forte={forte || undefined}>
      <dt>{nome}</dt>
      <dd>
        <Dinheiro valor={valor} />
      </dd>
    </div>
  );
}
