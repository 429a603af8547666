import { ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { Lido } from '../partes/Lido.tsx';
import { useMapa } from './dados.ts';

/** The drawn map of a yard: where what stands, and, where somebody chooses, which spot it is. It moves within itself where it is wider than the screen. */
export function Mapa({
  patUid,
  escolhida,
  tomadas = {},
  aoEscolher,
}: {
  patUid: string;
  escolhida: string | null;
  /** Spots that are taken, as this phone alone knows yet: spot and by what. */
  tomadas?: Readonly<Record<string, string>>;
  aoEscolher: (codigo: string) => void;
}) {
  const { data, isPending, error, refetch } = useMapa(patUid);
  const vagas = data?.vagas ?? [];
  const colunas = Math.max(1, ...vagas.map(({ coluna }) => coluna));
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <>
          <ul className="estadia-lotacao">
            {data.lotacao
              .filter(({ ocupados, capacidade }) => ocupados > 0 || capacidade !== null)
              .map(({ veiculoTipo, ocupados, capacidade }) => (
                <li key={veiculoTipo}>
                  {P.lotacao(ROTULOS_VEICULO_TIPO[veiculoTipo], ocupados, capacidade)}
                </li>
              ))}
          </ul>
          {vagas.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form of its own
            <div className="estadia-mapa" role="group" aria-label={P.mapa(data.patio.nome)}>
              <div style={{ gridTemplateColumns: `repeat(${colunas}, minmax(52px, 1fr))` }}>
                {vagas.map(({ codigo, linha, coluna, estadia }) => {
                  const nome = estadia?.veiculoNome ?? tomadas[codigo];
                  const quem = estadia?.placa ?? nome;
                  return (
                    <button
                      key={codigo}
                      type="button"
                      style={{ gridRow: linha, gridColumn: coluna }}
                      disabled={quem !== undefined}
                      aria-pressed={codigo === escolhida}
                      aria-label={quem === undefined ? P.livre(codigo) : P.ocupada(codigo, quem)}
                      title={nome}
                      onClick={() => aoEscolher(codigo)}
                    >
                      <b>{codigo}</b> {estadia?.placa && <small>{estadia.placa}</small>}
                    </button>
                  );
                })}
              </div>
            </div>
          )}
        </>
      )}
    </Lido>
  );
}
