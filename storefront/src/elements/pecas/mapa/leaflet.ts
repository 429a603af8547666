import 'leaflet/dist/leaflet.css';
import { agrupar } from '@martelo/shared/pagina/mapa/enquadrar';
import { LIMITES } from '@martelo/shared/pagina/mapa/projecao';
import L from 'leaflet';
import { MAPA } from '../../../palavras/elementos/mapa.ts';
import estilo from '../Mapa.module.css';
import type { BlocosMapa } from '../Mapa.tsx';

/** Pixels between markers below which they are one. */
const PERTO_PX = 44;
const MAIS_PERTO = { ruas: 18, desenho: 8 };
/** A lone place: its quarter on a street map, its region on the drawing. */
const ZOOM_DE_UM = { ruas: 15, desenho: 7 };

/** Covers the drawn map in `moldura` with one that moves, with the same places and cards. Returns what takes it away. */
export function montar(moldura: HTMLElement, blocos: BlocosMapa): () => void {
  const tipo = blocos === null ? 'desenho' : 'ruas';
  const caixa = moldura.appendChild(document.createElement('div'));
  caixa.className = estilo.vivo as string;
  const mapa = L.map(caixa, {
    minZoom: 3,
    maxZoom: MAIS_PERTO[tipo],
    scrollWheelZoom: false,
    zoomControl: false,
  });
  L.control.zoom({ zoomInTitle: MAPA.aproximar, zoomOutTitle: MAPA.afastar }).addTo(mapa);
  caixa.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') mapa.closePopup();
  });
  mapa.attributionControl.setPrefix(false);
  if (blocos === null) L.svgOverlay(desenho(moldura), LIMITES.cantos).addTo(mapa);
  else L.tileLayer(blocos.url, { attribution: semMarcacao(blocos.atribuicao) }).addTo(mapa);

  const lugares = [
    ...moldura.querySelectorAll<HTMLElement>('[data-marcadores="largo"] article[data-latitude]'),
  ].map((cartao) => ({
    cartao,
    em: L.latLng(Number(cartao.dataset.latitude), Number(cartao.dataset.longitude)),
  }));
  const pinos = L.layerGroup().addTo(mapa);
  const marcar = () => {
    pinos.clearLayers();
    const zoom = mapa.getZoom();
    const emPixels = lugares.map((lugar) => ({ ...lugar, grau: lugar.em, em: mapa.project(lugar.em, zoom) }));
    // At the closest zoom everything stands for itself.
    for (const grupo of agrupar(emPixels, zoom === mapa.getMaxZoom() ? 1 : PERTO_PX))
      pinos.addLayer(pino(mapa, grupo.pontos, zoom));
  };
  mapa.on('zoomend', marcar);
  const [unico] = lugares;
  if (lugares.length === 1 && unico) mapa.setView(unico.em, ZOOM_DE_UM[tipo]);
  else
    mapa.fitBounds(
      lugares.length > 0
        ? L.latLngBounds(lugares.map(({ em }) => em)).pad(0.25)
        : L.latLngBounds(LIMITES.cantos),
      { maxZoom: ZOOM_DE_UM[tipo] },
    );
  marcar();
  return () => {
    mapa.remove();
    caixa.remove();
  };
}

function pino(
  mapa: L.Map,
  pontos: readonly { cartao: HTMLElement; grau: L.LatLng }[],
  zoom: number,
): L.Marker {
  const [primeiro] = pontos;
  const nomes = pontos.map(({ cartao }) => cartao.querySelector('strong')?.textContent ?? '').join(', ');
  if (pontos.length === 1 && primeiro) {
    const icon = L.divIcon({
      ...{ className: estilo.pinoVivo as string, iconSize: [32, 40], iconAnchor: [16, 39] },
      html: alfinete(),
    });
    return L.marker(primeiro.grau, { icon, alt: nomes, title: nomes }).bindPopup(
      primeiro.cartao.cloneNode(true) as HTMLElement,
      // Escape and a press elsewhere close it: Leaflet's own button speaks English.
      { offset: [0, -28], closeButton: false },
    );
  }
  const meio = L.latLngBounds(pontos.map(({ grau }) => grau));
  const html = document.createElement('span');
  html.textContent = String(pontos.length);
  const icon = L.divIcon({ className: estilo.grupo as string, iconSize: [40, 40], html });
  const aproximar = () =>
    mapa.fitBounds(meio.pad(0.3), { maxZoom: Math.max(zoom + 1, mapa.getBoundsZoom(meio)) });
  return L.marker(meio.getCenter(), { icon, alt: nomes, title: nomes })
    .on('click', aproximar)
    .on('keypress', ({ originalEvent }: L.LeafletEvent & { originalEvent?: KeyboardEvent }) => {
      if (originalEvent?.key === 'Enter') aproximar();
    });
}

/** The drawn map's own outlines, states in the brand's colour included, as a layer. */
function desenho(moldura: HTMLElement): SVGElement {
  const svg = elementoSvg('svg', {
    viewBox: `0 0 ${LIMITES.largura} ${LIMITES.altura}`,
    preserveAspectRatio: 'none',
    class: estilo.desenho as string,
  });
  svg.append(...[...moldura.querySelectorAll('use[href*="brasil"]')].map((uso) => uso.cloneNode(true)));
  return svg;
}

/** As `Alfinete` draws it. */
function alfinete(): HTMLElement {
  const caixa = document.createElement('span');
  const svg = elementoSvg('svg', { viewBox: '0 0 32 40', width: '32', height: '40' });
  svg.append(
    elementoSvg('path', { d: 'M16 39C7 27 2 22 2 15a14 14 0 0 1 28 0c0 7-5 12-14 24Z' }),
    elementoSvg('circle', { cx: '16', cy: '15', r: '5' }),
  );
  caixa.append(svg);
  return caixa;
}

function elementoSvg(nome: string, atributos: Record<string, string>): SVGElement {
  const elemento = document.createElementNS('http://www.w3.org/2000/svg', nome);
  for (const [atributo, valor] of Object.entries(atributos)) elemento.setAttribute(atributo, valor);
  return elemento;
}

/** Leaflet reads the attribution as HTML; it is a text. */
function semMarcacao(texto: string): string {
  const no = document.createElement('span');
  no.textContent = texto;
  return no.innerHTML;
}
