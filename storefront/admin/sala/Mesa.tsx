import { useEffect, useRef, useState } from 'react';
import { abrirTurno } from '../../src/sessao/turno.ts';
import { Botao } from '../ui/Botao.tsx';
import { Botoes } from './Botoes.tsx';
import { Comunicados } from './Comunicados.tsx';
import { usePalavras } from './contexto.ts';
import { DaSala } from './DaSala.tsx';
import { Dito } from './Dito.tsx';
import { caminhoDaMesa, caminhoDeAcompanhar } from './endereco.ts';
import { Fila } from './Fila.tsx';
import { tocar, useSom, useTeclasDaSala } from './guardado.ts';
import { LoteNoPregao } from './LoteNoPregao.tsx';
import { MaisUmaVez } from './MaisUmaVez.tsx';
import { MudarTeclas } from './MudarTeclas.tsx';
import { Preco } from './Preco.tsx';
import { Recados } from './Recados.tsx';
import { Topo } from './Topo.tsx';
import { Ultimos } from './Ultimos.tsx';
import { useAtos } from './usar-atos.ts';
import { usePregao } from './usar-pregao.ts';
import { useTeclasDoConsole } from './usar-teclas.ts';

/** The auctioneer's console (L1): all of one auction on one screen, by keys (L2). */
export function Mesa({ leiUid, soAcompanha }: { leiUid: string; soAcompanha: boolean }) {
  const P = usePalavras();
  const { aberto, pregao, ligada } = usePregao(leiUid, soAcompanha);
  const { estado } = pregao;
  const atos = useAtos(aberto, estado, ligada);
  const [teclas, mudarTeclas] = useTeclasDaSala();
  const [som, ligarSom] = useSom();
  const [ajuda, abrirAjuda] = useState(false);
  const [recados, abrirRecados] = useState(false);
  const [apelido, escolher] = useState<string | null>(null);
  const valor = useRef<HTMLInputElement>(null);

  // Who holds an auction is not idle while they only listen.
  useEffect(() => abrirTurno(document), []);
  useEffect(() => {
    if (estado) document.title = estado.leilaoNome;
  }, [estado?.leilaoNome, estado]);
  useSinal(estado?.ultimosLances[0], som);
  // The engine suggests anew after each bid (rule 12); what was chosen by hand holds until then.
  const sugerido = estado?.apelidoUid ?? null;
  const feitos = estado?.apelidos.reduce((soma, { qtdLances }) => soma + qtdLances, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each bid asks anew
  useEffect(() => escolher(null), [sugerido, feitos, estado?.lelUid]);
  const escolhido = apelido ?? sugerido;

  useTeclasDoConsole(teclas, {
    comando: (qual) => {
      if (qual === 'escrever-recado') return abrirRecados(atos.pode('recado'));
      void (qual === 'proximo-valor'
        ? estado?.lote && atos.lancar(estado.lote.proximoLance, escolhido)
        : atos.comando(qual));
    },
    digito: () => valor.current?.focus(),
    degrau: (sentido) => void atos.mudarIncremento(sentido),
  });

  if (estado === null)
    return (
      <main className="sala-espera">
        {pregao.erro === null ? (
          <p role="status">{P.topo.ligando}</p>
        ) : (
          <div role="alert">
            <h1>{P.erro.titulo}</h1>
            <p>{[pregao.erro.message].flat().join(' ')}</p>
            <Botao onClick={() => void aberto?.entrar()}>{P.erro.tentar}</Botao>
            <p>
              <a href="/leiloeiro">{P.topo.voltar}</a>
            </p>
          </div>
        )}
      </main>
    );

  return (
    <div className="mesa" data-desligada={!ligada || undefined} data-pausada={estado.pausado || undefined}>
      <Topo
        {...{ estado, pregao, ligada, som, ligarSom }}
        ajudar={() => abrirAjuda(true)}
        mudarModo={async (so) => {
          const recusa = await aberto!.mudarModo(so);
          if (recusa !== null) return atos.dizer('ruim', recusa || P.aviso.naoAgora);
          // Loaded anew it is what it was made here.
          history.replaceState(null, '', so ? caminhoDeAcompanhar(leiUid) : caminhoDaMesa(leiUid));
        }}
      />
      <main className="mesa-corpo">
        <section className="mesa-lote" aria-label={P.lote.numero(estado.lote?.numero ?? '')}>
          <LoteNoPregao {...{ estado }} />
          <Comunicados {...{ estado, atos }} />
          <Recados aberto={recados} abrir={abrirRecados} {...{ estado, atos }} />
        </section>
        <section className="mesa-meio" aria-label={P.preco.atual}>
          <Preco {...{ estado, atos }} />
          <Botoes {...{ estado, atos, teclas }} />
          <DaSala campo={valor} {...{ estado, atos, escolhido, escolher, teclas }} />
        </section>
        <div className="mesa-lado">
          <Fila {...{ estado, atos }} />
          <Ultimos {...{ estado }} />
        </div>
      </main>
      <Dito {...{ estado, aviso: atos.aviso }} />
      {atos.pergunta !== null && estado.lote !== null && (
        <MaisUmaVez {...{ atos }} pergunta={atos.pergunta} lote={estado.lote} />
      )}
      {ajuda && <MudarTeclas {...{ teclas, mudarTeclas }} aoFechar={() => abrirAjuda(false)} />}
    </div>
  );
}

/** A tone for a bid that came from elsewhere than this room; not for those that were there before. */
function useSinal(ultimo: { uid: string; origem: string } | undefined, som: boolean): void {
  const visto = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const novo = visto.current !== undefined && ultimo !== undefined && visto.current !== ultimo.uid;
    visto.current = ultimo?.uid ?? null;
    if (novo && som && ultimo.origem !== 'sala') tocar();
  }, [ultimo, som]);
}
