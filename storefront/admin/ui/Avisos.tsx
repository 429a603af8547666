import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { Botao } from './Botao.tsx';

interface Aviso {
  numero: number;
  texto: string;
  tom: 'bom' | 'ruim';
  desfazer?: () => Promise<void> | void;
}
type Dizer = (texto: string, opcoes?: { tom?: Aviso['tom']; desfazer?: Aviso['desfazer'] }) => void;

const Contexto = createContext<Dizer>(() => {});
export const useDizer = (): Dizer => useContext(Contexto);

/** What can be taken back stays long enough to be read, understood and reached by keyboard. */
const FICA_MS = 6_000;
const COM_VOLTA_MS = 20_000;

/** What was done, said at the foot of the page and to screen readers; of what can be taken back, the way. */
export function ProvedorDeAvisos({ children }: { children: ReactNode }) {
  const [avisos, definir] = useState<Aviso[]>([]);
  const proximo = useRef(1);
  const tirar = useCallback(
    (numero: number) => definir((todos) => todos.filter((um) => um.numero !== numero)),
    [],
  );
  const dizer = useCallback<Dizer>(
    (texto, { tom = 'bom', desfazer } = {}) => {
      const numero = proximo.current++;
      definir((todos) => [...todos.slice(-2), { numero, texto, tom, desfazer }]);
      setTimeout(() => tirar(numero), desfazer || tom === 'ruim' ? COM_VOLTA_MS : FICA_MS);
    },
    [tirar],
  );
  return (
    <Contexto value={dizer}>
      {children}
      <div className="avisos" role="status" aria-live="polite">
        {useMemo(
          () =>
            avisos.map(({ numero, texto, tom, desfazer }) => (
              <p key={numero} className={`aviso ${tom}`}>
                <Icone nome={tom === 'bom' ? 'circle-check' : 'circle-exclamation-point'} tamanho={16} />
                <span>{texto}</span>
                {desfazer && (
                  <Botao
                    variante="leve"
                    icone="undo-2"
                    onClick={() => {
                      tirar(numero);
                      void desfazer();
                    }}
                  >
                    {ADMIN.desfazer}
                  </Botao>
                )}
                <Botao variante="leve" icone="x" soIcone onClick={() => tirar(numero)}>
                  {ADMIN.fechar}
                </Botao>
              </p>
            )),
          [avisos, tirar],
        )}
      </div>
    </Contexto>
  );
}
