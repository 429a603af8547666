import { contraste as contrasteDeHex } from '@martelo/shared/pagina/tema/cor';
import { CONTROLE_MINIMO, DEGRAUS, TEXTO_MINIMO, tema as temaDe } from '@martelo/shared/pagina/tema/tema';
import type { MarcasDaConta } from '@martelo/shared/sessao';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_DESIGN_SYSTEM as P } from '../../src/palavras/admin-design-system.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { contrasteMedido, emPalavras } from './medir.ts';

type Par = readonly [nome: keyof typeof P.pares, frente: string, fundo: string, minimo: number];
const PARES: readonly Par[] = [
  ['texto', '--tinta', '--papel', TEXTO_MINIMO],
  ['suave', '--tinta-2', '--papel', TEXTO_MINIMO],
  ['suave3', '--tinta-2', '--papel-3', TEXTO_MINIMO],
  ['ligacao', '--elo', '--papel', TEXTO_MINIMO],
  ['botao', '--botao-texto', '--botao', TEXTO_MINIMO],
  ['realce', '--realce-texto', '--realce', TEXTO_MINIMO],
  ['bom', '--bom-texto', '--bom-fundo', TEXTO_MINIMO],
  ['ruim', '--ruim-texto', '--ruim-fundo', TEXTO_MINIMO],
  ['espera', '--espera-texto', '--espera-fundo', TEXTO_MINIMO],
  ['perigo', '--perigo', '--papel', TEXTO_MINIMO],
  ['controle', '--risco-controle', '--papel', CONTROLE_MINIMO],
  ['foco', '--foco-cor', '--papel', CONTROLE_MINIMO],
];

/** Each pair of colours that stands on each other, as the page has them now, and whether it may. */
export function Contrastes({ tema }: { tema: string }) {
  const [razoes, medir] = useState<readonly number[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme's change is the trigger
  useEffect(() => {
    // After the page has put the other theme on.
    const quadro = requestAnimationFrame(() =>
      medir(PARES.map(([, frente, fundo]) => contrasteMedido(frente, fundo))),
    );
    return () => cancelAnimationFrame(quadro);
  }, [tema]);
  return (
    <ul className="ds-pares">
      {PARES.map(([nome, frente, fundo, minimo], i) => {
        const razao = razoes?.[i];
        return (
          <li key={nome}>
            <span
              className="ds-amostra"
              aria-hidden
              style={{ color: `var(${frente})`, background: `var(${fundo})`, borderColor: `var(${frente})` }}
            >
              {/* A pair that only draws lines and icons is no text. */}
              {minimo >= 4.5 && P.amostra}
            </span>
            <span>
              {P.pares[nome]}
              {razao !== undefined && (
                <small className={razao < minimo ? 'erro' : 'quieto'}>
                  {P.basta(emPalavras(razao), razao >= minimo)}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ESCALAS = ['primaria', 'secundaria', 'neutra'] as const;

function Escalas({ estilo }: { estilo?: CSSProperties }) {
  return (
    <dl className="ds-escalas" style={estilo}>
      {ESCALAS.map((qual) => (
        <div key={qual}>
          <dt>{P.escalas[qual]}</dt>
          <dd aria-hidden>
            {DEGRAUS.map((degrau) => (
              <i
                key={degrau}
                title={`${qual}-${degrau}`}
                style={{ background: `var(--${qual}-${degrau})` }}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The brand's own scales, the way to the others', and what any two colours would become. */
export function DaMarca() {
  const { nome } = useCasa().configuracao.marca;
  const [cores, escolher] = useState({ corPrimaria: '#0b5fff', corSecundaria: '#f5a623' });
  const { data } = useQuery({
    queryKey: ['minhas-marcas'],
    queryFn: ({ signal }) => chamar<MarcasDaConta>('GET', '/v1/auth/marcas', { signal }),
    ...{ staleTime: 300_000, retry: false },
  });
  const outras = (data?.itens ?? []).filter(({ atual }) => !atual);
  const variaveis = Object.fromEntries(
    Object.entries(
      temaDe({ ...cores, corGradient1: null, corGradient2: null, corGradient3: null } as never),
    ).map(([variavel, valor]) => [`--${variavel}`, valor]),
  ) as CSSProperties;
  return (
    <>
      <h3>{P.marca(nome)}</h3>
      <Escalas />
      <p className="quieto">{outras.length > 0 ? P.outrasMarcas : P.soEsta}</p>
      {outras.length > 0 && (
        <ul className="ds-linha">
          {outras.map((uma) => (
            <li key={uma.id}>
              <Link className="elo" to={`/trocar-marca/${uma.id}`} state={{ de: '/design-system' }}>
                {uma.nome}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <h3>{P.experimente}</h3>
      <p className="quieto">{P.experimenteExplica}</p>
      <div className="ds-linha">
        {(['corPrimaria', 'corSecundaria'] as const).map((qual) => (
          <label key={qual}>
            {P[qual]}
            <input
              type="color"
              value={cores[qual]}
              onChange={({ target: { value } }) => escolher({ ...cores, [qual]: value })}
            />
          </label>
        ))}
      </div>
      <Escalas estilo={variaveis} />
      <p className="ds-linha" style={variaveis}>
        <span className="ds-botao-de-marca">{P.salvar}</span>
        <small className="quieto">
          {P.pares.botao}: {emPalavras(contrasteDe(variaveis))}
        </small>
      </p>
    </>
  );
}

const contrasteDe = (variaveis: CSSProperties): number => {
  const de = variaveis as Record<string, string>;
  return contrasteDeHex(de['--acao-texto']!, de['--acao']!);
};
