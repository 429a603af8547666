import { ADMIN_FOTOS } from '../../src/palavras/admin-fotos.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import type { Envio } from './fila.ts';
import type { useFila } from './usar-fila.ts';

/** What is on its way, a line a file: how far it is, and what became of it. */
export function Envios({ fila: { envios, deNovo, tirar } }: { fila: ReturnType<typeof useFila> }) {
  const P = ADMIN_FOTOS[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  if (envios.length === 0) return null;
  const feitas = envios.filter(({ estado }) => estado === 'feita');
  const recusadas = envios.filter(({ estado }) => estado === 'recusada');
  return (
    <section className="fotos-envios" aria-label={P.enviando}>
      <header>
        <p role="status" aria-live="polite">
          {P.fila(feitas.length, envios.length)}
        </p>
        {recusadas.length > 1 && (
          <Botao icone="refresh-cw" disabled={!online} onClick={() => deNovo(recusadas)}>
            {P.deNovoTodas}
          </Botao>
        )}
        {feitas.length > 0 && (
          <Botao variante="leve" onClick={() => tirar(feitas)}>
            {P.limpar}
          </Botao>
        )}
      </header>
      <ul>
        {envios.map((um) => (
          <li key={um.id} data-estado={um.estado}>
            <span className="de-nome">{um.nome}</span>
            <Andamento um={um} />
            {um.estado === 'recusada' && (
              <Botao
                variante="leve"
                icone="refresh-cw"
                soIcone
                disabled={!online}
                onClick={() => deNovo([um])}
              >
                {P.deNovo(um.nome)}
              </Botao>
            )}
            {(um.estado === 'recusada' || um.estado === 'espera') && (
              <Botao variante="leve" icone="x" soIcone onClick={() => tirar([um])}>
                {P.tirarDaFila(um.nome)}
              </Botao>
            )}
            {um.erro && (
              <p className="erro" role="alert">
                {um.erro}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far a file is, in a bar and in words. */
export function Andamento({ um }: { um: Envio }) {
  const P = ADMIN_FOTOS[useCasa().configuracao.marca.tipo];
  return (
    <>
      {um.estado === 'enviando' && <progress aria-label={P.parteDe(um.nome)} max={1} value={um.parte} />}
      <span className="quieto">{P.estados[um.estado]}</span>
    </>
  );
}
