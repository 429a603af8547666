import { prefixoDoLote } from '@martelo/shared/lote-url';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { soOQueMove } from '../../lote/estado-inicial.ts';
import { PrecoVivo } from '../../lote/PrecoVivo.tsx';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { SECOES } from '../../palavras/secoes.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { BotaoLigacao } from '../../site/ui/BotaoLigacao.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import type { DadosBusca } from './dados.ts';
import estilo from './estilo.module.css';

/** The page's opening: a sentence, the lot search, and a picture (or what is on sale right now). */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosBusca>) {
  const item = sessao.itens[0];
  const compacto = sessao.modelo === 'compacto';
  const palavras = SECOES[contexto.modo];
  const Titulo = contexto.sessaoComH1 === sessao.id ? 'h1' : 'h2';
  const titulo = item?.titulo || palavras.encontre;
  const foto = compacto ? null : item?.imagem;
  const vitrine = !compacto && !foto ? dados.vitrine : [];
  const cores = coresLegiveis(
    item?.corTexto ?? null,
    foto ? null : (item?.corFundo ?? null),
    NOITE_MAIS_CLARA,
  );
  return (
    <section aria-label={sessao.nome} className={sessao.container ? `recipiente ${estilo.solta}` : undefined}>
      <div
        className={[
          estilo.palco,
          compacto ? estilo.compacto : '',
          sessao.container ? estilo.caixa : '',
          vitrine.length > 0 ? estilo.comVitrine : '',
          foto || item?.corTexto ? estilo.noturno : '',
        ].join(' ')}
        style={cores}
      >
        {foto ? (
          <div className={estilo.fundo}>
            <Foto imagem={foto} mobile={item?.imagemMobile} tamanhos="100vw" alt="" urgente />
          </div>
        ) : (
          <Ondas />
        )}
        <div className={`recipiente ${estilo.miolo}`}>
          <div className={estilo.frase}>
            <Titulo>{titulo}</Titulo>
            {item?.subtitulo && <p className={estilo.subtitulo}>{item.subtitulo}</p>}
          </div>
          {vitrine.length > 0 && <Vitrine itens={vitrine} />}
          <div className={estilo.buscador}>
            <Busca
              dados={dados}
              acao={`/${prefixoDoLote(contexto.modo)}`}
              lotes={palavras.lotes}
              id={sessao.id}
            />
            <div className={estilo.abaixo}>
              {dados.total !== null && dados.total > 0 && (
                <p>
                  <strong>{dados.total.toLocaleString('pt-BR')}</strong>{' '}
                  {ELEMENTOS.emAberto((dados.total === 1 ? palavras.lote : palavras.lotes).toLowerCase())}
                </p>
              )}
              {item?.textoBotao && item.link && (
                <BotaoLigacao
                  href={item.link}
                  variante="texto"
                  tamanho="p"
                  iconeFim="arrow-right"
                  className={estilo.botao}
                >
                  {item.textoBotao}
                </BotaoLigacao>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Busca({ dados, acao, lotes, id }: { dados: DadosBusca; acao: string; lotes: string; id: string }) {
  return (
    <form action={acao} method="get" className={estilo.busca}>
      <label className={estilo.campo}>
        <span>{ELEMENTOS.oQueVoceProcura}</span>
        <input
          type="search"
          name="q"
          placeholder={ELEMENTOS.marcaModeloCidade}
          maxLength={120}
          autoComplete="off"
        />
      </label>
      {dados.tipos.length > 0 && (
        <label className={estilo.campo} htmlFor={`${id}-tipo`}>
          <span>{ELEMENTOS.tipo}</span>
          <select id={`${id}-tipo`} name="tipo" defaultValue="">
            <option value="">{ELEMENTOS.todos}</option>
            {dados.tipos.map(({ valor, rotulo, total }) => (
              <option key={valor} value={valor}>
                {`${rotulo} (${total})`}
              </option>
            ))}
          </select>
        </label>
      )}
      {dados.estados.length > 1 && (
        <label className={estilo.campo} htmlFor={`${id}-uf`}>
          <span>{ELEMENTOS.estado}</span>
          <select id={`${id}-uf`} name="uf" defaultValue="">
            <option value="">{ELEMENTOS.todos}</option>
            {dados.estados.map(({ valor, rotulo, total }) => (
              <option key={valor} value={valor}>
                {`${rotulo} (${total})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Botao type="submit" tamanho="g" icone="search" className={estilo.buscar}>
        {ELEMENTOS.buscar(lotes.toLowerCase())}
      </Botao>
    </form>
  );
}

function Vitrine({ itens }: { itens: DadosBusca['vitrine'] }) {
  return (
    <div className={estilo.vitrine}>
      {itens.map((lote) => (
        <Ligacao key={lote.uid} href={lote.url} className={estilo.peca}>
          <img
            {...fontesDaImagem(lote.fotosUrls[0] ?? '')}
            sizes="320px"
            alt=""
            width={400}
            height={300}
            // Not shown on a phone, so not fetched there.
            loading="lazy"
          />
          <span className={estilo.legenda}>
            <span>{lote.nome}</span>
            <PrecoVivo lote={soOQueMove(lote)} minimo={lote.minimo} />
          </span>
        </Ligacao>
      ))}
    </div>
  );
}

/** The hammer's strike, spreading over the brand's gradient. */
function Ondas() {
  return (
    <svg
      className={estilo.ondas}
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      focusable="false"
    >
      {[90, 180, 280, 390, 510, 640, 780].map((raio) => (
        <circle key={raio} cx="980" cy="380" r={raio} />
      ))}
    </svg>
  );
}
