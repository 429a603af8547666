import {
  type Desenho,
  PAINEIS,
  QUADROS,
  ROTULOS_AVARIA,
  ROTULOS_DESENHO,
  ROTULOS_GRAVIDADE,
} from '@martelo/shared/vistorias/desenho';
import type { Marca } from '@martelo/shared/vistorias/itens';
import type { KeyboardEvent } from 'react';
import { ADMIN_VISTORIAS as P } from '../palavras/admin-vistorias.ts';
import './desenho-marcado.css';

const GRAUS = ['LEVE', 'MEDIA', 'GRAVE'];
/** The gravest of a panel, by which it is drawn. */
const grauDe = (marcas: readonly Marca[]): string | undefined =>
  GRAUS.findLast((grau) => marcas.some(({ gravidade }) => gravidade === grau));

export const marcaEmPalavras = ({ avaria, gravidade }: Marca): string => {
  const [oQue, quanto] = [
    ROTULOS_AVARIA[avaria as keyof typeof ROTULOS_AVARIA] ?? avaria,
    ROTULOS_GRAVIDADE[gravidade as keyof typeof ROTULOS_GRAVIDADE] ?? gravidade,
  ];
  return `${oQue.toLowerCase()} (${quanto.toLowerCase()})`;
};

/**
 * The panels of a vehicle, those with a damage filled by how grave it is and numbered. Where something can be marked each panel is a button, by pointer
 * and by keys; else it is a picture that says in words what is on it.
 */
export function DesenhoMarcado({
  desenho,
  marcas,
  escolhido,
  aoEscolher,
}: {
  desenho: Desenho;
  marcas: readonly Marca[];
  escolhido?: string | null;
  aoEscolher?: ((painel: string) => void) | undefined;
}) {
  const { largura, altura } = QUADROS[desenho];
  const ditas = (painel: string) => marcas.filter((uma) => uma.painel === painel);
  const emPalavras = PAINEIS[desenho]
    .filter(({ painel }) => ditas(painel).length > 0)
    .map(({ painel, rotulo }) => P.painel(rotulo, ditas(painel).map(marcaEmPalavras)));
  const rotulo = P.desenhoDe(ROTULOS_DESENHO[desenho]);
  const paineis = PAINEIS[desenho].map(({ painel, rotulo: nome, pontos }) => {
    const suas = ditas(painel);
    const escolher = aoEscolher && {
      ...{ role: 'button', tabIndex: 0, 'aria-label': P.painel(nome, suas.map(marcaEmPalavras)) },
      'aria-pressed': escolhido === painel,
      onClick: () => aoEscolher(painel),
      onKeyDown(evento: KeyboardEvent) {
        if (evento.key !== 'Enter' && evento.key !== ' ') return;
        evento.preventDefault();
        aoEscolher(painel);
      },
    };
    return (
      <polygon
        key={painel}
        points={pontos}
        data-grau={grauDe(suas)}
        data-escolhido={escolhido === painel || undefined}
        {...escolher}
      >
        {aoEscolher && <title>{nome}</title>}
      </polygon>
    );
  });
  const numeros = [...new Set(marcas.map(({ painel }) => painel))].flatMap((painel, i) => {
    const onde = PAINEIS[desenho].find((um) => um.painel === painel);
    if (onde === undefined) return [];
    const [x, y] = meioDe(onde.pontos);
    return (
      <text key={painel} x={x} y={y} aria-hidden>
        {i + 1}
      </text>
    );
  });
  return (
    <svg
      className="desenho-marcado"
      viewBox={`0 0 ${largura} ${altura}`}
      role={aoEscolher ? 'group' : 'img'}
      aria-label={aoEscolher ? rotulo : [rotulo, ...emPalavras].join('. ')}
    >
      {paineis}
      {numeros}
    </svg>
  );
}

function meioDe(pontos: string): [number, number] {
  const todos = pontos.split(' ').map((ponto) => ponto.split(',').map(Number) as [number, number]);
  const meio = (i: 0 | 1) => {
    const valores = todos.map((ponto) => ponto[i]);
    return (Math.min(...valores) + Math.max(...valores)) / 2;
  };
  return [meio(0), meio(1)];
}

/** The marks, numbered as the drawing numbers their panels. */
export function ListaDeMarcas({
  desenho,
  marcas,
  aoTirar,
}: {
  desenho: Desenho;
  marcas: readonly Marca[];
  aoTirar?: ((marca: Marca) => void) | undefined;
}) {
  const paineis = [...new Set(marcas.map(({ painel }) => painel))];
  return (
    <ol className="lista-de-marcas">
      {paineis.flatMap((painel, i) =>
        marcas
          .filter((uma) => uma.painel === painel)
          .map((marca) => {
            const nome = PAINEIS[desenho].find((um) => um.painel === painel)?.rotulo ?? painel;
            return (
              <li key={`${painel} ${marca.avaria}`}>
                <b>{i + 1}</b>
                <span>
                  {nome}: {marcaEmPalavras(marca)}
                  {marca.nota && <small>{marca.nota}</small>}
                </span>
                {aoTirar && (
                  <button
                    type="button"
                    className="botao leve so-icone"
                    aria-label={P.tirarMarca(
                      nome,
                      ROTULOS_AVARIA[marca.avaria as keyof typeof ROTULOS_AVARIA] ?? marca.avaria,
                    )}
                    onClick={() => aoTirar(marca)}
                  >
                    ×
                  </button>
                )}
              </li>
            );
          }),
      )}
    </ol>
  );
}
