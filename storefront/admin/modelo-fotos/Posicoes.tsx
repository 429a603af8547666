import {
  MODELO_SUGERIDO,
  type PosicaoDoModelo,
  ROTULOS_SILHUETA,
  ROTULOS_VISTA,
  type Silhueta,
  VISTAS_DA_SILHUETA,
  type Vista,
} from '@martelo/shared/modelo-de-fotos';
import { type FieldValues, useController, useWatch } from 'react-hook-form';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { useMover } from '../partes/usar-mover.ts';
import { Botao } from '../ui/Botao.tsx';
import { Desenho } from './Desenho.tsx';

/** What a model asks for: chosen on a drawing of the thing, put in order in a list. */
export function Posicoes({ nome, campo }: PropsDaEntrada) {
  const P = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const silhueta = ((useWatch({ name: 'silhueta' }) as string | undefined) || 'CARRO') as Silhueta;
  const posicoes = (field.value as PosicaoDoModelo[] | undefined) ?? [];
  const mudar = (novas: readonly PosicaoDoModelo[]) => field.onChange([...novas]);
  const por = (vista: Vista) => mudar([...posicoes, { vista, obrigatoria: true }]);
  const trocar = (vista: Vista, mudanca: Partial<PosicaoDoModelo>) =>
    mudar(posicoes.map((uma) => (uma.vista === vista ? { ...uma, ...mudanca } : uma)));
  const tem = VISTAS_DA_SILHUETA[silhueta];
  const livres = tem.filter((vista) => !posicoes.some((uma) => uma.vista === vista));
  const { mostrados, pego, dito, alca } = useMover({
    itens: posicoes,
    chaveDe: ({ vista }) => vista,
    nomeDe: ({ vista }) => ROTULOS_VISTA[vista],
    palavras: P,
    lugarEm(x, y) {
      const em = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-posicao]');
      return em ? Number(em.dataset.posicao) : null;
    },
    mostrar: (lugar) =>
      document.querySelector(`[data-posicao="${lugar}"]`)?.scrollIntoView({ block: 'nearest' }),
    async aoSoltar({ nova, de, para }) {
      mudar(nova);
      return P.soltou(de + 1, para + 1);
    },
  });
  const irA = (vista: Vista) => document.getElementById(`posicao-${vista}`)?.focus();
  return (
    <fieldset className="grupo largo posicoes-do-modelo">
      <legend className="so-leitor">{campo.rotulo}</legend>
      <p className="quieto">{P.explica}</p>
      {fieldState.error?.message && (
        <p className="erro" role="alert">
          {fieldState.error.message}
        </p>
      )}
      <div className="posicoes-lados">
        <Desenho
          silhueta={silhueta}
          marcos={tem.map((vista) => {
            const i = posicoes.findIndex((uma) => uma.vista === vista);
            const rotulo = ROTULOS_VISTA[vista];
            return {
              ...{ vista, numero: i < 0 ? null : i + 1, obrigatoria: posicoes[i]?.obrigatoria ?? false },
              nome: i < 0 ? P.acrescentarEsta(rotulo) : P.naPosicao(rotulo, i + 1),
            };
          })}
          aoEscolher={(vista) => (livres.includes(vista) ? por(vista) : irA(vista))}
        />
        <div>
          <p id="como-mover-posicoes" className="so-leitor">
            {P.comoMover}
          </p>
          <p className="so-leitor" role="status" aria-live="assertive">
            {dito}
          </p>
          {posicoes.length === 0 && (
            <div className="nota">
              <p>{P.nenhuma}</p>
              <Botao onClick={() => mudar(MODELO_SUGERIDO[silhueta])}>{P.sugerido}</Botao>
            </div>
          )}
          <ol className="posicoes">
            {mostrados.map(({ vista, obrigatoria, orientacao }, i) => {
              const rotulo = ROTULOS_VISTA[vista];
              return (
                <li key={vista} data-posicao={i} data-pego={pego === vista || undefined}>
                  <p className="posicao-topo">
                    <Botao
                      variante="leve"
                      icone="arrow-up-down"
                      soIcone
                      className="alca"
                      aria-describedby="como-mover-posicoes"
                      {...alca(posicoes.find((uma) => uma.vista === vista)!)}
                    >
                      {P.pegar(rotulo)}
                    </Botao>
                    <span>
                      <b>{i + 1}.</b> {rotulo}{' '}
                      {i === 0 && <strong className="marca-situacao">{P.capa}</strong>}
                    </span>
                    <Botao
                      variante="leve"
                      icone="x"
                      soIcone
                      onClick={() => mudar(posicoes.filter((uma) => uma.vista !== vista))}
                    >
                      {P.retirar(rotulo)}
                    </Botao>
                  </p>
                  {!tem.includes(vista) && (
                    <p className="erro" role="alert">
                      {P.naoExiste(ROTULOS_SILHUETA[silhueta])}
                    </p>
                  )}
                  <label className="escolha">
                    <input
                      id={`posicao-${vista}`}
                      type="checkbox"
                      checked={obrigatoria}
                      onChange={({ target: { checked } }) => trocar(vista, { obrigatoria: checked })}
                    />
                    {P.obrigatoria}
                    <span className="so-leitor">: {rotulo}</span>
                  </label>
                  <input
                    type="text"
                    maxLength={160}
                    aria-label={P.orientacao(rotulo)}
                    placeholder={P.orientacaoExplica}
                    value={orientacao ?? ''}
                    onChange={({ target: { value } }) =>
                      trocar(vista, { orientacao: value === '' ? undefined : value })
                    }
                  />
                </li>
              );
            })}
          </ol>
          {livres.length > 0 && (
            <label className="posicoes-mais">
              {P.acrescentar}
              <select value="" onChange={({ target: { value } }) => value !== '' && por(value as Vista)}>
                <option value="">{P.escolha}</option>
                {livres.map((vista) => (
                  <option key={vista} value={vista}>
                    {ROTULOS_VISTA[vista]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </div>
    </fieldset>
  );
}
