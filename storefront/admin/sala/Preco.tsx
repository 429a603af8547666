import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { useSyncExternalStore } from 'react';
import { assinarTiques, lerTique } from '../../src/live/relogio-servidor.ts';
import { Botao } from '../ui/Botao.tsx';
import { haQuanto, reais, sobMartelo } from './atos.ts';
import { useMarca, usePalavras } from './contexto.ts';
import type { Atos } from './usar-atos.ts';

/** The price, who leads, what comes next, and how long it has been still. */
export function Preco({ estado, atos }: { estado: EstadoDoPregao; atos: Atos }) {
  const P = usePalavras();
  const { tipo } = useMarca();
  const { lote } = estado;
  if (lote === null) return <div className="mesa-preco" data-vazio />;
  const { valorAtual, minimo, lider, proximoLance, incremento, situacao } = lote;
  const emDisputa = sobMartelo(lote);
  return (
    <div className="mesa-preco" data-situacao={situacao}>
      <p className="mesa-chamada">{P.chamada[situacao] ?? rotuloSituacao(situacao, tipo).rotulo}</p>
      <p className="mesa-valor">
        <span>{valorAtual === null ? P.preco.minimo : P.preco.atual}</span>
        <strong key={valorAtual}>{reais(valorAtual ?? minimo)}</strong>
      </p>
      <p className="mesa-lider">
        {lider === null ? (
          P.preco.semLances
        ) : (
          <>
            <strong>{lider.apelido}</strong>
            {lider.cidade && ` · ${lider.cidade}`}
            <span className="marca-situacao">{lider.presencial ? P.origem.sala : P.origem.site}</span>
          </>
        )}
      </p>
      {emDisputa && (
        <dl className="mesa-proximo">
          <div>
            <dt>{P.preco.proximo}</dt>
            <dd>{reais(proximoLance)}</dd>
          </div>
          <div>
            <dt>{P.preco.incremento}</dt>
            <dd>
              <Botao
                variante="leve"
                soIcone
                icone="minus"
                disabled={!atos.pode('incremento')}
                onClick={() => void atos.mudarIncremento(-1)}
              >
                {P.daSala.menos}
              </Botao>
              {reais(incremento)}
              <Botao
                variante="leve"
                soIcone
                icone="plus"
                disabled={!atos.pode('incremento')}
                onClick={() => void atos.mudarIncremento(1)}
              >
                {P.daSala.mais}
              </Botao>
            </dd>
          </div>
          <div>
            <dt>{P.preco.silencioDito}</dt>
            <dd>
              <Silencio desde={estado.ultimoLanceEm} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** The server's time, not this machine's. */
function Silencio({ desde }: { desde: string | null }) {
  const ha = useSyncExternalStore(assinarTiques, () =>
    desde === null ? '–' : haQuanto(lerTique() - Date.parse(desde)),
  );
  return <span className="mesa-silencio">{ha}</span>;
}
