import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_LISTA } from '../../src/palavras/admin-lista.ts';
import { Botao } from '../ui/Botao.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';
import { possiveis } from './colunas.ts';

/** Which columns, in the order of the kind's own fields. */
export function Colunas({
  recurso,
  colunas,
  mudar,
  voltar,
}: {
  recurso: RecursoDescrito;
  colunas: readonly CampoDoRecurso[];
  mudar: (nomes: string[]) => void;
  voltar: () => void;
}) {
  const escolhidas = new Set(colunas.map(({ campo }) => campo));
  const trocar = (nome: string) => {
    const ficam = escolhidas.has(nome)
      ? colunas.filter(({ campo }) => campo !== nome).map(({ campo }) => campo)
      : possiveis(recurso)
          .map(({ campo }) => campo)
          .filter((campo) => campo === nome || escolhidas.has(campo));
    if (ficam.length > 0) mudar(ficam);
  };
  return (
    <Suspenso rotulo={ADMIN_LISTA.colunas} icone="rows-3" direita>
      {() => (
        <div className="escolhas">
          {possiveis(recurso).map(({ campo, rotulo }) => (
            <label key={campo} className="escolha">
              <input type="checkbox" checked={escolhidas.has(campo)} onChange={() => trocar(campo)} />
              {rotulo}
            </label>
          ))}
          <Botao variante="leve" onClick={voltar}>
            {ADMIN_LISTA.colunasPadrao}
          </Botao>
        </div>
      )}
    </Suspenso>
  );
}
