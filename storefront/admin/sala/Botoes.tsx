import type { EstadoDoPregao, NomeDaAcao } from '@martelo/shared/leiloeiro';
import { Icone, type NomeIcone } from '../../src/site/ui/Icone.tsx';
import { proximoAto, reais } from './atos.ts';
import { usePalavras } from './contexto.ts';
import { rotuloDaTecla } from './MudarTeclas.tsx';
import { type Comando, type Teclas, teclaDe } from './teclas.ts';
import type { Atos } from './usar-atos.ts';

const ATOS: readonly { acao: NomeDaAcao; icone: NomeIcone; comando: Comando }[] = [
  { acao: 'abrir-lote', icone: 'arrow-right', comando: 'abrir-lote' },
  { acao: 'vender', icone: 'gavel', comando: 'vender' },
  { acao: 'condicional', icone: 'hand-coins', comando: 'condicional' },
  { acao: 'nao-arrematar', icone: 'circle-x', comando: 'nao-arrematar' },
  { acao: 'repasse', icone: 'refresh-cw', comando: 'repasse' },
];

interface Props {
  estado: EstadoDoPregao;
  atos: Atos;
  teclas: Teclas;
}

/** The large button of what usually comes next, the others beside it, and undo with its own words (L1). */
export function Botoes({ estado, atos, teclas }: Props) {
  const P = usePalavras();
  const proximo = proximoAto(estado);
  const { desfazivel } = estado;
  const tecla = (comando: Comando) => {
    const qual = teclaDe(teclas, comando);
    return qual === null ? null : <kbd>{rotuloDaTecla(qual, P.teclas.espaco)}</kbd>;
  };
  const comandoDoProximo: Comando | null =
    proximo === 'dou-lhe-uma' || proximo === 'dou-lhe-duas'
      ? 'chamada'
      : proximo === 'retomar'
        ? 'pausar'
        : (proximo as Comando | null);
  const pausa: NomeDaAcao = estado.acoes.includes('retomar') ? 'retomar' : 'pausar';
  return (
    <div className="mesa-botoes">
      <button
        type="button"
        className="mesa-grande"
        aria-busy={atos.agindo !== null || undefined}
        disabled={proximo === null || !atos.pode(proximo) || atos.agindo !== null}
        onClick={() => proximo !== null && void atos.fazer(proximo)}
      >
        <span>{proximo === null ? P.fila.vazia : P.atos[proximo]}</span>
        {comandoDoProximo !== null && tecla(comandoDoProximo)}
      </button>
      <div className="mesa-outros">
        {ATOS.map(({ acao, icone, comando }) => (
          <button
            key={acao}
            type="button"
            className="mesa-ato"
            data-acao={acao}
            disabled={!atos.pode(acao) || atos.agindo !== null}
            onClick={() => void atos.fazer(acao)}
          >
            <Icone nome={icone} tamanho={18} />
            <span>{P.atos[acao]}</span>
            {tecla(comando)}
          </button>
        ))}
        <button
          type="button"
          className="mesa-ato"
          disabled={!atos.pode(pausa) || atos.agindo !== null}
          onClick={() => void atos.fazer(pausa)}
        >
          <Icone nome={pausa === 'pausar' ? 'timer' : 'play'} tamanho={18} />
          <span>{P.atos[pausa]}</span>
          {tecla('pausar')}
        </button>
      </div>
      <button
        type="button"
        className="mesa-desfazer"
        disabled={desfazivel === null || !atos.pode('desfazer') || atos.agindo !== null}
        onClick={() => void atos.fazer('desfazer')}
      >
        <Icone nome="undo-2" tamanho={18} />
        <span>
          <strong>{P.atos.desfazer}</strong>{' '}
          {desfazivel === null
            ? P.desfazer.nada
            : P.desfazer.oQue(
                P.atos[desfazivel.acao],
                desfazivel.numero,
                desfazivel.valor === null
                  ? ''
                  : P.desfazer.resto(reais(desfazivel.valor), desfazivel.apelido),
              )}
        </span>
        {tecla('desfazer')}
      </button>
    </div>
  );
}
