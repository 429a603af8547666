import type { Filtro } from '@martelo/shared/filtro';
import type { CampoDoRecurso } from '@martelo/shared/recurso';
import { lazy, Suspense, useId } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import { useCasa } from '../../dados/contexto.tsx';
import type { Escrito } from './montar.ts';

/** What forms find records by, which a list has no need of until it is filtered so. */
const Nomear = lazy(() => import('../../partes/Nomear.tsx').then((um) => ({ default: um.Nomear })));

interface Props {
  campo: CampoDoRecurso | undefined;
  tipo: Filtro['tipo'];
  escrito: Escrito;
  escrever: (escrito: Escrito) => void;
}

const entradaDe = (campo: CampoDoRecurso | undefined) =>
  campo?.tipo === 'data' || campo?.tipo === 'instante' ? 'date' : 'text';
const teclado = (campo: CampoDoRecurso | undefined) =>
  campo && ['inteiro', 'real', 'centavos'].includes(campo.tipo) ? 'decimal' : undefined;

/** What a filter of each kind is made with. */
export function Controle({ campo, tipo, escrito, escrever }: Props) {
  const nomeia = useCasa().recursos.has(campo?.ref ?? '');
  if (nomeia && (tipo === 'exata' || tipo === 'diferente' || tipo === 'lista' || tipo === 'marca'))
    return (
      <Quem especie={campo!.ref!} varios={tipo === 'lista' || tipo === 'marca'} {...{ escrito, escrever }} />
    );
  switch (tipo) {
    case 'existe':
      return (
        <Escolha
          rotulo={P.valor}
          valor={escrito.valor ?? 'true'}
          opcoes={[
            ['true', P.tipos.existe],
            ['false', P.naoPreenchido],
          ]}
          mudar={(valor) => escrever({ valor })}
        />
      );
    case 'range':
      return (
        <div className="lado-a-lado">
          {(['min', 'max'] as const).map((ponta) => (
            <label key={ponta}>
              {ponta === 'min' ? P.de : P.ate}
              <input
                type={entradaDe(campo)}
                inputMode={teclado(campo)}
                value={escrito[ponta] ?? ''}
                onChange={(evento) => escrever({ ...escrito, [ponta]: evento.target.value })}
              />
            </label>
          ))}
        </div>
      );
    case 'multipla':
      return (
        <fieldset className="escolhas">
          <legend>{P.valor}</legend>
          {(campo?.opcoes ?? []).map(({ valor, rotulo }) => {
            const marcados = escrito.valores ?? [];
            const marcado = marcados.includes(String(valor));
            return (
              <label key={valor} className="escolha">
                <input
                  type="checkbox"
                  checked={marcado}
                  onChange={() =>
                    escrever({
                      valores: marcado
                        ? marcados.filter((um) => um !== String(valor))
                        : [...marcados, String(valor)],
                    })
                  }
                />
                {rotulo}
              </label>
            );
          })}
        </fieldset>
      );
    case 'lista':
      return (
        <label>
          {P.valor}
          <textarea
            rows={4}
            value={(escrito.valores ?? []).join('\n')}
            onChange={(evento) => escrever({ valores: evento.target.value.split(/\r?\n/) })}
          />
          <small>{P.umPorLinha}</small>
        </label>
      );
    case 'marca':
      return (
        <label>
          {P.valor}
          <input
            type="text"
            value={(escrito.valores ?? []).join(',')}
            onChange={(evento) => escrever({ valores: evento.target.value.split(',') })}
          />
          <small>{P.separados}</small>
        </label>
      );
    case 'exata':
    case 'diferente':
      if (campo?.opcoes || campo?.tipo === 'booleano')
        return (
          <Escolha
            rotulo={P.valor}
            valor={escrito.valor ?? ''}
            opcoes={[
              ['', ADMIN.vazio],
              ...(campo.opcoes?.map(({ valor, rotulo }) => [String(valor), rotulo] as const) ?? [
                ['true', ADMIN.sim] as const,
                ['false', ADMIN.nao] as const,
              ]),
            ]}
            mudar={(valor) => escrever({ valor })}
          />
        );
      return <Texto {...{ campo, escrito, escrever }} />;
    case 'geral':
    case 'geral_ou':
      return <Texto {...{ campo, escrito, escrever }} />;
  }
}

/** Who or what it names, found by its words rather than by a number that somebody would have to know. */
function Quem({
  especie,
  varios,
  escrito,
  escrever,
}: { especie: string; varios: boolean } & Pick<Props, 'escrito' | 'escrever'>) {
  const id = useId();
  const ditos = varios ? (escrito.valores ?? []) : [escrito.valor ?? ''];
  return (
    <div className="campo">
      <label htmlFor={id}>{P.valor}</label>
      <Suspense>
        <Nomear
          {...{ id, especie, varios }}
          ids={ditos.map(Number).filter((um) => um > 0)}
          mudar={(ids) =>
            escrever(varios ? { valores: ids.map(String) } : { valor: ids.map(String)[0] ?? '' })
          }
        />
      </Suspense>
    </div>
  );
}

const Texto = ({ campo, escrito, escrever }: Omit<Props, 'tipo'>) => (
  <label>
    {P.valor}
    <input
      type={entradaDe(campo)}
      inputMode={teclado(campo)}
      value={escrito.valor ?? ''}
      onChange={(evento) => escrever({ valor: evento.target.value })}
    />
  </label>
);

const Escolha = ({
  rotulo,
  valor,
  opcoes,
  mudar,
}: {
  rotulo: string;
  valor: string;
  opcoes: readonly (readonly [string, string])[];
  mudar: (valor: string) => void;
}) => (
  <label>
    {rotulo}
    <select value={valor} onChange={(evento) => mudar(evento.target.value)}>
      {opcoes.map(([qual, lido]) => (
        <option key={qual} value={qual}>
          {lido}
        </option>
      ))}
    </select>
  </label>
);
