import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { reais } from './atos.ts';
import { usePalavras } from './contexto.ts';
import type { Atos } from './usar-atos.ts';

/** What comes next, in its order; another than the first is opened by a press. */
export function Fila({ estado, atos }: { estado: EstadoDoPregao; atos: Atos }) {
  const P = usePalavras();
  const { proximos } = estado;
  const pode = atos.pode('abrir-lote') && atos.agindo === null;
  return (
    <section className="mesa-fila" aria-labelledby="mesa-fila">
      <h2 id="mesa-fila">{P.fila.titulo}</h2>
      {proximos.length === 0 ? (
        <p className="mesa-quieto">{P.fila.vazia}</p>
      ) : (
        <ol>
          {proximos.map(({ lelUid, numero, nome, foto, valorAtual, minimo, qtdLances }) => (
            <li key={lelUid}>
              <button
                type="button"
                disabled={!pode}
                onClick={() => void atos.enviar({ acao: 'abrir-lote', lelUid })}
              >
                {foto ? (
                  <img src={fotoNaCasa(foto, 200)} alt="" loading="lazy" />
                ) : (
                  <span className="mesa-sem-foto" />
                )}
                <span>
                  <span className="so-leitor">{P.fila.abrir} </span>
                  <strong>{numero}</strong> {nome}
                  <small>
                    {reais(valorAtual ?? minimo)}
                    {qtdLances > 0 && ` · ${P.fila.comLance}`}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
