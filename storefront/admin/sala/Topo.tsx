import { formatarHora, formatarHoraSegundos } from '@martelo/shared/datas';
import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';
import { usePalavras } from './contexto.ts';
import { caminhoDoTelao } from './endereco.ts';
import type { Pregao } from './pregao.ts';

interface Props {
  estado: EstadoDoPregao;
  pregao: Pregao;
  ligada: boolean;
  som: boolean;
  ligarSom: (ligado: boolean) => void;
  ajudar: () => void;
  mudarModo: (soAcompanha: boolean) => void;
}

/** Which auction, how far it is, who is there, and how old what is shown is (L4, L9). */
export function Topo({ estado, pregao, ligada, som, ligarSom, ajudar, mudarModo }: Props) {
  const P = usePalavras();
  const { contagem, presentes, consoles } = estado;
  const eu = consoles.find((um) => um.eu);
  return (
    <header className="mesa-topo">
      <a className="mesa-voltar" href="/leiloeiro" aria-label={P.topo.voltar} title={P.topo.voltar}>
        <Icone nome="arrow-left" tamanho={18} />
      </a>
      <h1>{estado.leilaoNome}</h1>
      {estado.judicial && <span className="marca-situacao">{P.topo.judicial}</span>}
      {estado.pausado && (
        <span className="marca-situacao" data-tom="espera">
          {P.topo.pausado(formatarHora(estado.pausadoEm ?? estado.agora))}
        </span>
      )}
      <dl className="mesa-contagem">
        {(
          [
            ['aguardando', contagem.aguardando],
            ['vendidos', contagem.vendidos],
            ['condicionais', contagem.condicionais],
            ['naoVendidos', contagem.naoVendidos],
          ] as const
        ).map(([qual, quantos]) => (
          <div key={qual}>
            <dt>{P.contagem[qual]}</dt>
            <dd>{quantos}</dd>
          </div>
        ))}
      </dl>
      <p className="mesa-gente" title={P.topo.habilitados(presentes.habilitados.toLocaleString('pt-BR'))}>
        <Icone nome="eye" tamanho={16} /> {P.topo.online(presentes.conectados.toLocaleString('pt-BR'))}
        <span>{P.topo.habilitados(presentes.habilitados.toLocaleString('pt-BR'))}</span>
      </p>
      <p className="mesa-ligacao" role="status" data-tom={ligada ? 'bom' : 'ruim'}>
        <Icone nome={ligada ? 'circle-check' : 'wifi-off'} tamanho={16} />
        {ligada
          ? P.topo.ligada
          : pregao.semDesde === null
            ? P.topo.ligando
            : P.topo.desligada(formatarHoraSegundos(pregao.semDesde))}
      </p>
      <Suspenso direita icone="user" rotulo={`${P.consoles.titulo} (${consoles.length})`}>
        {() => (
          <div className="mesa-consoles">
            <ul>
              {consoles.map(({ uid, nome, soAcompanha, ultimoAto, eu }) => (
                <li key={uid}>
                  <strong>
                    {nome}
                    {eu && ` (${P.consoles.eu})`}
                  </strong>
                  <span>
                    {soAcompanha ? P.consoles.acompanha : P.consoles.age}
                    {ultimoAto &&
                      ` · ${P.consoles.ultimo(P.atos[ultimoAto.acao], formatarHoraSegundos(ultimoAto.em))}`}
                  </span>
                </li>
              ))}
            </ul>
            {eu?.porQue === 'dois-agem' && <p>{P.consoles.doisAgem}</p>}
            {eu && (
              <Botao disabled={!ligada} onClick={() => mudarModo(!eu.soAcompanha)}>
                {eu.soAcompanha ? P.consoles.conduzir : P.consoles.acompanhar}
              </Botao>
            )}
          </div>
        )}
      </Suspenso>
      <Botao
        variante="leve"
        soIcone
        icone={som ? 'bell' : 'bell-off'}
        aria-pressed={som}
        onClick={() => ligarSom(!som)}
      >
        {som ? P.topo.som : P.topo.somDesligado}
      </Botao>
      <Botao variante="leve" soIcone icone="sliders-horizontal" onClick={ajudar}>
        {P.topo.ajuda}
      </Botao>
      <a
        className="botao leve so-icone"
        href={caminhoDoTelao(estado.leiUid)}
        target="_blank"
        rel="noreferrer"
        aria-label={P.topo.telao}
        title={P.topo.telao}
      >
        <Icone nome="external-link" tamanho={16} />
      </a>
    </header>
  );
}
