import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { ColunaDaVisao } from '@martelo/shared/visao';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_LISTA } from '../../src/palavras/admin-lista.ts';
import { ADMIN_COLUNAS as P } from '../../src/palavras/admin-visoes.ts';
import { Botao } from '../ui/Botao.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';
import { type Coluna, escolhaDe, possiveis } from './colunas.ts';

interface Props {
  recurso: RecursoDescrito;
  colunas: readonly Coluna[];
  mudar: (colunas: readonly ColunaDaVisao[]) => void;
  voltar: () => void;
}

/** Which columns, in which order, how wide: those that are shown first, as they stand; then the kind's other fields. */
export function Colunas({ recurso, colunas, mudar, voltar }: Props) {
  const [dito, dizer] = useState('');
  // A column that is taken or left moves in the sheet: the focus goes with it.
  const marcada = useRef<string | null>(null);
  const folha = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marcada.current === null) return;
    folha.current?.querySelector<HTMLInputElement>(`[data-campo="${CSS.escape(marcada.current)}"]`)?.focus();
    marcada.current = null;
  });
  const escolhidas = new Set(colunas.map(({ campo }) => campo));
  const outras = possiveis(recurso).filter(({ campo }) => !escolhidas.has(campo));
  const escritas = colunas.map(escolhaDe);
  const trocar = (campo: string) => {
    const ficam = escolhidas.has(campo)
      ? escritas.filter((uma) => uma.campo !== campo)
      : [...escritas, { campo, largura: null }];
    if (ficam.length === 0) return;
    marcada.current = campo;
    mudar(ficam);
  };
  const mover = (i: number, passo: 1 | -1) => {
    const novas = escritas.toSpliced(i, 1).toSpliced(i + passo, 0, escritas[i]!);
    mudar(novas);
    dizer(P.movida(colunas[i]!.rotulo, i + passo + 1, colunas.length));
  };
  const alargar = (i: number, largura: number | null) =>
    mudar(escritas.map((uma, j) => (j === i ? { ...uma, largura } : uma)));
  return (
    <Suspenso rotulo={ADMIN_LISTA.colunas} icone="rows-3" direita>
      {() => (
        <div ref={folha} className="escolhas colunas">
          <p role="status" className="so-leitor">
            {dito}
          </p>
          {colunas.map((coluna, i) => (
            <div key={coluna.campo} className="coluna">
              <label className="escolha">
                <input
                  type="checkbox"
                  data-campo={coluna.campo}
                  checked
                  onChange={() => trocar(coluna.campo)}
                />
                {coluna.rotulo}
              </label>
              <Largura coluna={coluna} mudar={(largura) => alargar(i, largura)} />
              <Botao
                variante="leve"
                icone="chevron-up"
                soIcone
                disabled={i === 0}
                onClick={() => mover(i, -1)}
              >
                {P.subir(coluna.rotulo)}
              </Botao>
              <Botao
                variante="leve"
                icone="chevron-down"
                soIcone
                disabled={i === colunas.length - 1}
                onClick={() => mover(i, 1)}
              >
                {P.descer(coluna.rotulo)}
              </Botao>
            </div>
          ))}
          {outras.map(({ campo, rotulo }) => (
            <div key={campo} className="coluna">
              <label className="escolha">
                <input type="checkbox" data-campo={campo} checked={false} onChange={() => trocar(campo)} />
                {rotulo}
              </label>
            </div>
          ))}
          <Botao variante="leve" onClick={voltar}>
            {ADMIN_LISTA.colunasPadrao}
          </Botao>
        </div>
      )}
    </Suspenso>
  );
}

function Largura({
  coluna: { rotulo, largura },
  mudar,
}: {
  coluna: Coluna;
  mudar: (largura: number | null) => void;
}) {
  // One that a program wrote stands among ours.
  const propria = largura !== null && P.larguras[largura] === undefined ? [largura] : [];
  const quais = [...propria, ...Object.keys(P.larguras).map(Number)].sort((a, b) => a - b);
  return (
    <select
      aria-label={P.largura(rotulo)}
      value={largura ?? ''}
      onChange={({ target: { value } }) => mudar(value === '' ? null : Number(value))}
    >
      <option value="">{P.deSempre}</option>
      {quais.map((uma) => (
        <option key={uma} value={uma}>
          {P.larguras[uma] ?? P.pixels(uma)}
        </option>
      ))}
    </select>
  );
}
