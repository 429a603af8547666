import { useEffect, useRef, useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_SINO as S } from '../../../src/palavras/admin-sino.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useFolha } from '../usar-folha.ts';
import { type Caixa, useCaixa } from './caixa.ts';
import { Linha } from './Linha.tsx';
import { OQueToca } from './OQueToca.tsx';

/** More are `9+`. */
const CONTADOS = 9;

/** What waits for who works here, a line a kind, and what they were told; its number is live. */
export function Sino() {
  const caixa = useCaixa();
  const dizer = useDizer();
  const marco = useRef<HTMLDetailsElement>(null);
  const [escolhendo, escolher] = useState(false);
  const { naoLidos } = caixa;

  const fechar = () => {
    if (marco.current) marco.current.open = false;
  };
  useFolha(marco, '.sino-folha');

  const fazer = (ato: Promise<void>, dito?: string) =>
    ato.then(
      () => {
        if (dito !== undefined) dizer(dito);
      },
      (erro: Error) => dizer(erro.message, { tom: 'ruim' }),
    );

  return (
    <>
      <details
        ref={marco}
        className="suspenso sino"
        name="menus-do-topo"
        onToggle={({ currentTarget: { open } }) => {
          if (open) void caixa.lerDeNovo();
          else escolher(false);
        }}
      >
        <summary className="botao leve so-icone" aria-label={S.naoLidos(naoLidos)} title={S.titulo}>
          <Icone nome="bell" tamanho={18} />
          {naoLidos > 0 && (
            <span
              className="sino-conta"
              data-conta={naoLidos > CONTADOS ? S.maisDe(CONTADOS) : naoLidos}
              aria-hidden
            />
          )}
        </summary>
        <section className="folha direita sino-folha" tabIndex={-1} aria-label={S.titulo}>
          <div className="sino-topo">
            <h2>{S.titulo}</h2>
            <Botao variante="leve" onClick={() => escolher(!escolhendo)}>
              {escolhendo ? S.voltar : S.escolher}
            </Botao>
          </div>
          {escolhendo ? (
            <OQueToca
              toques={caixa.toques}
              aoMudar={(toque, silenciado) => void fazer(caixa.silenciar(toque, silenciado))}
            />
          ) : (
            <Conteudo caixa={caixa} fazer={fazer} fechar={fechar} />
          )}
        </section>
      </details>
      {/* Outside: what is folded away is not read out. */}
      <Chegou caixa={caixa} />
    </>
  );
}

function Conteudo({
  caixa,
  fazer,
  fechar,
}: {
  caixa: Caixa;
  fazer: (ato: Promise<void>, dito?: string) => void;
  fechar: () => void;
}) {
  const { estado, esperas, itens, naoLidos } = caixa;
  if (estado === 'lendo') return <p className="quieto">{S.carregando}</p>;
  if (estado === 'falhou')
    return (
      <p role="alert">
        {S.naoCarregou} <Botao onClick={() => void caixa.lerDeNovo()}>{ADMIN.tentarDeNovo}</Botao>
      </p>
    );
  if (esperas.length === 0 && itens.length === 0) return <p className="quieto">{S.nada}</p>;
  return (
    <>
      {naoLidos > 0 && (
        <Botao variante="leve" icone="check" onClick={() => fazer(caixa.ler({ uids: 'todos' }))}>
          {S.marcarTodos}
        </Botao>
      )}
      {esperas.length > 0 && (
        <section>
          <h3>{S.esperam}</h3>
          <ul>
            {esperas.map(({ espera, titulo, em, destino, nova }) => (
              <Linha
                key={espera}
                {...{ titulo, em, destino, nova }}
                aoLer={() => fazer(caixa.ler({ esperas: [espera] }))}
                aoSilenciar={() => fazer(caixa.silenciar(espera, true), S.silenciado)}
                aoSair={fechar}
              />
            ))}
          </ul>
        </section>
      )}
      {itens.length > 0 && (
        <section>
          <h3>{S.avisados}</h3>
          <ul>
            {itens.map(({ uid, titulo, corpo, em, destino, lidoEm }) => (
              <Linha
                key={uid}
                {...{ titulo, corpo, em, destino, nova: lidoEm === null }}
                aoLer={() => fazer(caixa.ler({ uids: [uid] }))}
                aoSair={fechar}
              />
            ))}
          </ul>
          {caixa.temMais && (
            <Botao esperando={caixa.lendoMais} onClick={caixa.mais}>
              {S.mais}
            </Botao>
          )}
        </section>
      )}
    </>
  );
}

/** Said aloud when something comes, to a line that is unread already as well. */
function Chegou({ caixa: { esperas, itens, estado } }: { caixa: Caixa }) {
  const antes = useRef<string | null>(null);
  const [dito, dizer] = useState('');
  useEffect(() => {
    if (estado !== 'lida') return;
    const [ultimo] = [
      ...esperas.filter(({ nova }) => nova),
      ...itens.filter(({ lidoEm }) => lidoEm === null),
    ].toSorted((um, outro) => (um.em < outro.em ? 1 : -1));
    const conhecido = antes.current;
    antes.current = [conhecido ?? '', ultimo?.em ?? ''].toSorted().at(-1)!;
    if (conhecido !== null && ultimo !== undefined && ultimo.em > conhecido) dizer(S.chegou(ultimo.titulo));
  }, [esperas, itens, estado]);
  return (
    <span className="so-leitor" role="status">
      {dito}
    </span>
  );
}
