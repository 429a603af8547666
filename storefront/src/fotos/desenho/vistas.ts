import { escolher } from '@martelo/shared/acaso';
import type { Corpo } from '@martelo/shared/pagina/foto-desenhada';
import { aviaoLado, barcoLado } from './corpos/barco-e-aviao.ts';
import { PERFIS } from './corpos/carros.ts';
import { desenharFrente, desenharTras, MEDIDAS } from './corpos/frente.ts';
import { casaFrente, casaFundos, predioFrente, sala, terreno } from './corpos/imoveis.ts';
import { equipamentoLado, escavadeiraLado, tratorLado } from './corpos/maquinas.ts';
import { motoFrente, motoLado } from './corpos/moto.ts';
import { desenharPerfil } from './corpos/perfil.ts';
import { bauTras, caminhaoLado, onibusLado, pesadoFrente } from './corpos/pesados.ts';
import { fardos, sucataLado } from './corpos/sucata.ts';
import type { Cenario } from './partes/cenarios.ts';

/** What one picture shows: a drawing standing on y = 690, where it stands, and the part of it that is seen. */
export interface Cena {
  cenario: Cenario;
  desenho: string;
  escala: number;
  espelhar: boolean;
  /** viewBox of a close-up: x, y, width, height (4:3). */
  corte?: readonly [number, number, number, number];
}

/** `lote` gives the same numbers to all pictures of a lot, `sorte` others to each. */
interface Pedido {
  vista: number;
  sorte: () => number;
  lote: () => number;
}

type Leve = keyof typeof PERFIS;
type Vista = (pedido: Pedido) => Cena;

const CLOSE_EXTERNO = ['estudio', 'patio', 'rua', 'patio', 'estudio'] as const;

function leve(corpo: Leve, tampa: 'porta-malas' | 'cacamba' | 'portas'): Vista {
  return ({ vista, lote }) => {
    const aro = corpo === 'utilitario' ? 'ferro' : escolher(lote, ['liga', 'raiada', 'liga'] as const);
    const espelhar = lote() < 0.4;
    const cenario = escolher(lote, CLOSE_EXTERNO);
    if (vista === 1)
      return { cenario, desenho: desenharFrente(MEDIDAS[corpo]), escala: 1.12, espelhar: false };
    if (vista === 2)
      return { cenario, desenho: desenharTras(MEDIDAS[corpo], tampa), escala: 1.12, espelhar: false };
    const perfil = PERFIS[corpo];
    const desenho = desenharPerfil(perfil, aro);
    if (vista === 3) {
      return {
        cenario,
        desenho,
        escala: 1,
        espelhar: false,
        corte: [perfil.rodas[0].x - 230, 404, 432, 324],
      };
    }
    return { cenario, desenho, escala: corpo === 'pickup' || corpo === 'utilitario' ? 1.06 : 1.16, espelhar };
  };
}

/** Machines drawn from one side: the other side mirrors it, the detail is a part of it. */
function deLado(
  desenhar: (lote: () => number) => string,
  lugares: readonly [Cenario, ...Cenario[]],
  detalhes: readonly [readonly [number, number, number], readonly [number, number, number]],
  escala = 1,
): Vista {
  return ({ vista, lote }) => {
    const desenho = desenhar(lote);
    const espelhar = lote() < 0.5;
    const cenario = escolher(lote, lugares);
    if (vista === 0) return { cenario, desenho, escala, espelhar };
    if (vista === 2) return { cenario: 'estudio', desenho, escala, espelhar: !espelhar };
    const [x, y, largura] = detalhes[vista === 1 ? 0 : 1];
    return { cenario, desenho, escala: 1, espelhar: false, corte: [x, y, largura, largura * 0.75] };
  };
}

/** Adds views of their own to a machine drawn from its side. */
const comVistas =
  (base: Vista, proprias: { frente?: () => string; tras?: () => string }): Vista =>
  (pedido) => {
    const cena = base({ ...pedido, vista: 0 });
    if (pedido.vista === 1 && proprias.frente)
      return { ...cena, desenho: proprias.frente(), espelhar: false, escala: 1 };
    if (pedido.vista === 2 && proprias.tras)
      return { ...cena, desenho: proprias.tras(), espelhar: false, escala: 1 };
    return pedido.vista === 0 ? cena : base(pedido);
  };

/** Buildings and land: each view is its own drawing over the whole canvas. */
const imovel =
  (vistas: readonly [Vista, Vista, Vista, Vista]): Vista =>
  (pedido) =>
    (vistas[pedido.vista] ?? vistas[0])(pedido);

const parada =
  (cenario: Cenario, desenhar: (lote: () => number) => string, corte?: Cena['corte']): Vista =>
  ({ lote }) => ({ cenario, desenho: desenhar(lote), escala: 1, espelhar: false, ...(corte && { corte }) });

const PAREDES = ['#d9b98c', '#b9c4b0', '#c9a48f', '#b7c3cf', '#e0d3b8'] as const;
const casa = (lote: () => number) => casaFrente(Math.floor(lote() * 2), escolher(lote, PAREDES));
const caminhao = (lote: () => number) => caminhaoLado(Math.floor(lote() * 3));

export const VISTAS: Record<Corpo, Vista> = {
  hatch: leve('hatch', 'porta-malas'),
  sedan: leve('sedan', 'porta-malas'),
  suv: leve('suv', 'porta-malas'),
  pickup: leve('pickup', 'cacamba'),
  utilitario: leve('utilitario', 'portas'),
  caminhao: comVistas(
    deLado(
      caminhao,
      ['patio', 'rua', 'patio'],
      [
        [60, 260, 560],
        [80, 420, 380],
      ],
      0.96,
    ),
    {
      frente: () => pesadoFrente(false),
      tras: bauTras,
    },
  ),
  onibus: comVistas(
    deLado(
      onibusLado,
      ['rua', 'patio'],
      [
        [40, 240, 560],
        [160, 400, 400],
      ],
      0.96,
    ),
    {
      frente: () => pesadoFrente(true),
      tras: () => pesadoFrente(true, true),
    },
  ),
  moto: comVistas(
    deLado(
      motoLado,
      ['estudio', 'patio', 'rua'],
      [
        [380, 240, 480],
        [220, 400, 400],
      ],
      1.12,
    ),
    {
      frente: motoFrente,
    },
  ),
  trator: deLado(
    tratorLado,
    ['campo', 'patio', 'campo'],
    [
      [560, 160, 480],
      [180, 380, 440],
    ],
    1.08,
  ),
  escavadeira: deLado(
    escavadeiraLado,
    ['obra', 'obra', 'patio'],
    [
      [580, 230, 520],
      [460, 480, 340],
    ],
    0.98,
  ),
  barco: deLado(
    barcoLado,
    ['agua'],
    [
      [400, 180, 560],
      [130, 400, 480],
    ],
    0.98,
  ),
  aviao: deLado(
    aviaoLado,
    ['pista'],
    [
      [110, 330, 520],
      [790, 230, 400],
    ],
    1,
  ),
  casa: imovel([
    parada('rua', casa),
    parada('rua', casa, [440, 380, 400, 300]),
    parada('campo', casaFundos),
    parada('estudio', sala),
  ]),
  predio: imovel([
    parada('rua', () => predioFrente(false)),
    parada('rua', () => predioFrente(false), [440, 260, 400, 300]),
    parada('rua', () => predioFrente(true)),
    parada('estudio', sala),
  ]),
  terreno: imovel([
    parada('campo', () => terreno(false)),
    parada('campo', () => terreno(true)),
    parada('campo', () => terreno(false), [60, 480, 480, 360]),
    parada('campo', () => terreno(true), [500, 400, 560, 420]),
  ]),
  sucata: comVistas(
    deLado(
      (lote) => sucataLado(PERFIS[escolher(lote, ['hatch', 'sedan', 'suv'] as const)]),
      ['patio', 'obra'],
      [
        [200, 400, 480],
        [160, 420, 400],
      ],
      1.1,
    ),
    { frente: fardos },
  ),
  equipamento: deLado(
    equipamentoLado,
    ['estudio', 'patio'],
    [
      [600, 290, 420],
      [220, 250, 440],
    ],
    1,
  ),
};
