import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import {
  type ConsultaListagem,
  camposDaConsulta,
  enderecoDaConsulta,
  filtrosAtivos,
} from '@martelo/shared/pagina/listagem/consulta';
import { contagemDeLotes, ORDENS } from '@martelo/shared/pagina/listagem/rotulos';
import { IrParaSala } from '../auditorio/IrParaSala.tsx';
import { SalvarBusca } from '../buscas/SalvarBusca.tsx';
import { CartaoLote } from '../lote/CartaoLote.tsx';
import { LISTAGEM } from '../palavras/listagem.ts';
import { Botao, classesDoBotao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { EsqueletoCartao } from '../site/ui/Esqueleto.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { CamposOcultos } from './CamposOcultos.tsx';
import { Filtros } from './Filtros.tsx';
import estilo from './Listagem.module.css';
import { NavegacaoListagem } from './NavegacaoListagem.tsx';
import { Paginacao } from './Paginacao.tsx';

/** The listing in its stages (spec 4): Carregada, vazia or Erro from here; Carregando while a new one is on its way. */
export function Listagem({
  modo,
  consulta,
  busca,
  sala,
}: {
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  /** Null: the engine did not answer. */
  busca: BuscaLotes | null;
  /** The room of the auction that is listed, while it is held. */
  sala: string | null;
}) {
  const palavras = LISTAGEM[modo];
  const endereco = (mudancas: Partial<ConsultaListagem>) => enderecoDaConsulta(modo, consulta, mudancas);
  const nomeDoLeilao = (uid: string) =>
    busca?.facetas.find(({ campo }) => campo === 'leilaoUid')?.valores.find(({ valor }) => valor === uid)
      ?.rotulo ?? palavras.leilao;
  const ativos = filtrosAtivos(consulta, nomeDoLeilao);
  return (
    <NavegacaoListagem>
      <div className={`recipiente ${estilo.pagina}`}>
        <header className={estilo.topo}>
          <h1 className={estilo.titulo}>{palavras.lotes}</h1>
          {sala !== null && (
            <p>
              <IrParaSala endereco={sala} modo={modo} />
            </p>
          )}
          <search>
            <form className={estilo.busca} data-navega key={`q-${consulta.q}`}>
              <CamposOcultos consulta={{ ...consulta, q: '', pagina: 1 }} />
              <Icone nome="search" />
              <input
                type="search"
                name="q"
                defaultValue={consulta.q}
                maxLength={120}
                placeholder={palavras.exemploBusca}
                aria-label={palavras.buscarLotes}
                enterKeyHint="search"
              />
              <Botao type="submit">{palavras.buscar}</Botao>
            </form>
          </search>
        </header>
        <div className={estilo.colunas}>
          <Filtros modo={modo} consulta={consulta} busca={busca} ativos={ativos.length} />
          <section aria-label={palavras.resultados} className={estilo.conteudo} id="resultados">
            <h2 className="so-leitor">{palavras.resultados}</h2>
            <div className={estilo.barra}>
              <p role="status" className={estilo.total}>
                {busca === null ? '' : contagemDeLotes(busca.total, modo)}
              </p>
              <a href="#filtros" className={estilo.abrirFiltros} data-abre-filtros>
                <Icone nome="sliders-horizontal" tamanho={18} /> {palavras.filtros}
                {ativos.length > 0 && <span className={estilo.conta}>{ativos.length}</span>}
              </a>
              <form className={estilo.ordem} data-navega="mudanca" key={`o-${consulta.ordem}`}>
                <CamposOcultos consulta={{ ...consulta, ordem: null, pagina: 1 }} />
                <label htmlFor="ordem">{palavras.ordenarPor}</label>
                <select id="ordem" name="ordem" defaultValue={consulta.ordem ?? ''}>
                  {ORDENS.map(({ valor, rotulo }) => (
                    <option key={rotulo} value={valor ?? ''}>
                      {rotulo}
                    </option>
                  ))}
                </select>
                <noscript>
                  <button type="submit">{palavras.ordenar}</button>
                </noscript>
              </form>
            </div>
            {ativos.length > 0 && (
              <ul className={estilo.chips} aria-label={palavras.filtrosAtivos}>
                {ativos.map(({ rotulo, sem }) => (
                  <li key={rotulo}>
                    <a href={endereco(sem)} data-navega className={estilo.chip}>
                      <span className="so-leitor">{palavras.removerFiltro} </span>
                      {rotulo}
                      <Icone nome="x" tamanho={14} />
                    </a>
                  </li>
                ))}
                <li>
                  <a href={enderecoDaConsulta(modo, VAZIA)} data-navega className={estilo.limpar}>
                    {palavras.limparTudo}
                  </a>
                </li>
                <li>
                  <SalvarBusca busca={camposDaConsulta({ ...consulta, ordem: null, pagina: 1 }).toString()} />
                </li>
              </ul>
            )}
            <div className={estilo.esqueletos} aria-hidden>
              {Array.from({ length: 8 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
                <EsqueletoCartao key={i} />
              ))}
            </div>
            <div className={estilo.resultados}>
              <Resultados {...{ modo, consulta, busca, endereco }} />
            </div>
          </section>
        </div>
      </div>
    </NavegacaoListagem>
  );
}

function Resultados({
  modo,
  consulta,
  busca,
  endereco,
}: {
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  busca: BuscaLotes | null;
  endereco: (mudancas: Partial<ConsultaListagem>) => string;
}) {
  const palavras = LISTAGEM[modo];
  if (busca === null)
    return (
      <Vazio
        icone="cloud-off"
        titulo={palavras.indisponivel}
        acao={
          <a href={endereco({ pagina: consulta.pagina })} className={classesDoBotao({})}>
            {palavras.tentarDeNovo}
          </a>
        }
      >
        {palavras.nadaSePerdeu}
      </Vazio>
    );
  if (busca.itens.length === 0)
    return (
      <Vazio
        icone="search"
        titulo={palavras.nenhumResultado(consulta.q)}
        acao={<BotaoLigacao href={enderecoDaConsulta(modo, VAZIA)}>{palavras.verTodos}</BotaoLigacao>}
      >
        {palavras.outrasPalavras}
      </Vazio>
    );
  return (
    <>
      <ul className={estilo.grade}>
        {busca.itens.map((lote, i) => (
          <li key={lote.uid}>
            <CartaoLote
              lote={lote}
              modo={modo}
              prioridade={i < 4}
              sizes="(min-width: 1200px) 290px, (min-width: 765px) 33vw, (min-width: 480px) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
      <Paginacao
        pagina={busca.pagina}
        paginas={Math.ceil(busca.total / busca.porPagina)}
        endereco={(pagina) => endereco({ pagina })}
      />
    </>
  );
}

const VAZIA: ConsultaListagem = {
  q: '',
  tipo: [],
  marca: [],
  uf: [],
  cidade: [],
  patio: [],
  leilao: [],
  valorMin: null,
  valorMax: null,
  anoMin: null,
  anoMax: null,
  abertos: false,
  ordem: null,
  pagina: 1,
};
