import { agrupar, enquadrar, type Quadro } from '@martelo/shared/pagina/mapa/enquadrar';
import { type Coordenadas, noBrasil, type PontoNoMapa, projetar } from '@martelo/shared/pagina/mapa/projecao';
import type { CSSProperties } from 'react';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import estilo from './Mapa.module.css';
import { BRASIL_SVG, ESTADOS } from './mapa/brasil.gerado.ts';
import { MapaVivo } from './mapa/Ilha.tsx';

/** A place with what its card says. */
export interface PontoMapa extends Coordenadas {
  id: string;
  titulo: string;
  /** One line each: address, telephone … */
  linhas: readonly string[];
  /** Its state is drawn in the brand's colour. */
  uf?: string;
  acao?: { texto: string; link: string };
}

/** Where streets come from; null where the platform names no tile server, and the map is drawn. */
export type BlocosMapa = { url: string; atribuicao: string } | null;

/**
 * Markers nearer than this part of the map's width are one: a finger's 44 px on the narrowest map (280 px) and on one of 560 px. The
 * map's width is the style sheet's to know, so both are drawn, and it shows one.
 */
const PERTO = { estreito: 0.16, largo: 0.08 } as const;
/** A state's name is written where it has this part of the width to itself. */
const CABE_NOME = 0.055;

/**
 * Places on a map. Drawn on the server: outlines of the states, markers whose cards open without a script. Where a tile server
 * is configured its streets replace the drawing when the map comes into view; otherwise whoever wants to move the map asks for it.
 */
export function Mapa({
  id,
  rotulo,
  pontos,
  blocos,
}: {
  /** Unique on the page. */
  id: string;
  rotulo: string;
  pontos: readonly PontoMapa[];
  blocos: BlocosMapa;
}) {
  const visiveis = pontos.filter(noBrasil).map((ponto) => ({ ...ponto, em: projetar(ponto) }));
  const quadro = enquadrar(visiveis.map(({ em }) => em));
  const ufs = new Set(visiveis.flatMap(({ uf }) => uf ?? []));
  return (
    <MapaVivo rotulo={rotulo} blocos={blocos}>
      <Desenho quadro={quadro} ufs={ufs} />
      {(['estreito', 'largo'] as const).map((medida) => (
        <ul key={medida} className={`${estilo.marcadores} ${estilo[medida]}`} data-marcadores={medida}>
          {agrupar(visiveis, quadro.largura * PERTO[medida]).map((grupo, n) => (
            <Marcador
              key={grupo.pontos[0]?.id}
              alvo={`${id}-${medida}${n}`}
              pontos={grupo.pontos}
              style={lugar(grupo.em, quadro)}
            />
          ))}
        </ul>
      ))}
    </MapaVivo>
  );
}

function Marcador({
  alvo,
  pontos,
  style,
}: {
  /** The card's id. */
  alvo: string;
  pontos: readonly PontoMapa[];
  style: CSSProperties;
}) {
  return (
    <li style={style}>
      <button
        type="button"
        popoverTarget={alvo}
        className={pontos.length > 1 ? estilo.grupo : estilo.marcador}
        style={{ anchorName: `--${alvo}` } as CSSProperties}
        aria-label={nomeDoGrupo(pontos)}
      >
        {pontos.length > 1 ? pontos.length : <Alfinete />}
      </button>
      <div
        id={alvo}
        popover="auto"
        className={estilo.cartao}
        style={{ positionAnchor: `--${alvo}` } as CSSProperties}
      >
        {pontos.map((ponto) => (
          <Cartao key={ponto.id} ponto={ponto} />
        ))}
      </div>
    </li>
  );
}

function Desenho({ quadro, ufs }: { quadro: Quadro; ufs: ReadonlySet<string> }) {
  const { x, y, largura, altura } = quadro;
  const nomes = ESTADOS.filter(
    (estado) =>
      estado.lado > largura * CABE_NOME &&
      estado.x > x &&
      estado.x < x + largura &&
      estado.y > y &&
      estado.y < y + altura,
  );
  return (
    <svg viewBox={`${x} ${y} ${largura} ${altura}`} className={estilo.desenho} aria-hidden focusable="false">
      <use href={`${BRASIL_SVG}#brasil`} />
      {[...ufs].map((uf) => (
        <use key={uf} href={`${BRASIL_SVG}#${uf}`} className={estilo.doEstado} />
      ))}
      {nomes.map((estado) => (
        <text key={estado.uf} x={estado.x} y={estado.y} fontSize={largura * 0.024}>
          {estado.uf}
        </text>
      ))}
    </svg>
  );
}

/** What a place's card says; the live map takes it from here. */
function Cartao({ ponto }: { ponto: PontoMapa }) {
  return (
    <article data-latitude={ponto.latitude} data-longitude={ponto.longitude} className={estilo.ponto}>
      <strong>{ponto.titulo}</strong>
      {ponto.linhas.filter(Boolean).map((linha) => (
        <span key={linha}>{linha}</span>
      ))}
      {ponto.acao && (
        <Ligacao href={ponto.acao.link} className={estilo.acao}>
          {ponto.acao.texto}
          <Icone nome="arrow-right" tamanho={16} />
        </Ligacao>
      )}
    </article>
  );
}

const Alfinete = () => (
  <svg viewBox="0 0 32 40" width={32} height={40} aria-hidden focusable="false">
    <path d="M16 39C7 27 2 22 2 15a14 14 0 0 1 28 0c0 7-5 12-14 24Z" />
    <circle cx="16" cy="15" r="5" />
  </svg>
);

const nomeDoGrupo = (pontos: readonly PontoMapa[]): string =>
  pontos.length === 1
    ? (pontos[0]?.titulo ?? '')
    : ELEMENTOS.lugaresProximos(pontos.length, pontos.map(({ titulo }) => titulo).join(', '));

const lugar = (em: PontoNoMapa, { x, y, largura, altura }: Quadro): CSSProperties => ({
  left: `${(((em.x - x) / largura) * 100).toFixed(2)}%`,
  top: `${(((em.y - y) / altura) * 100).toFixed(2)}%`,
});
