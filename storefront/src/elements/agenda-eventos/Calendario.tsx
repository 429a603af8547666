import { diaEmSaoPaulo, formatarHora } from '@martelo/shared/datas';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { ContextoElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { nomeDoMes, semanasDoMes } from './calendario.ts';
import estilo from './estilo.module.css';

const DIAS = [
  ELEMENTOS.domingo,
  ELEMENTOS.segunda,
  ELEMENTOS.terca,
  ELEMENTOS.quarta,
  ELEMENTOS.quinta,
  ELEMENTOS.sexta,
  ELEMENTOS.sabado,
];
/** What a cell shows before it says how many more there are. */
const POR_DIA = 2;

/** A month as people hang it on the wall. On a narrow page a day with something says so and leads to the list below. */
export function Calendario({
  mes,
  itens,
  contexto,
  id,
}: {
  mes: string;
  itens: readonly LeilaoPublico[];
  contexto: ContextoElemento;
  id: string;
}) {
  const hoje = diaEmSaoPaulo(contexto.agora);
  const porDia = Map.groupBy(itens, ({ data }) => diaEmSaoPaulo(data));
  return (
    <table className={estilo.calendario}>
      <caption className="so-leitor">{nomeDoMes(mes)}</caption>
      <thead>
        <tr>
          {DIAS.map((dia) => (
            <th key={dia} scope="col">
              <abbr title={dia}>{dia.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanasDoMes(mes).map((semana, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month have no other name
          <tr key={i}>
            {semana.map((dia, coluna) =>
              dia === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={coluna} className={estilo.fora} />
              ) : (
                <td
                  key={dia}
                  aria-current={dia === hoje ? 'date' : undefined}
                  data-passado={dia < hoje || undefined}
                >
                  <Dia dia={dia} itens={porDia.get(dia) ?? []} contexto={contexto} id={id} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dia({
  dia,
  itens,
  contexto,
  id,
}: {
  dia: string;
  itens: readonly LeilaoPublico[];
  contexto: ContextoElemento;
  id: string;
}) {
  const numero = Number(dia.slice(8));
  if (itens.length === 0) return <span className={estilo.numero}>{numero}</span>;
  const resto = itens.length - POR_DIA;
  return (
    <>
      <a href={`#dia-${id}-${dia}`} className={estilo.comEventos}>
        <span className={estilo.numero}>{numero}</span>
        <span className={estilo.pontos} aria-hidden>
          {itens.slice(0, 3).map(({ uid }) => (
            <span key={uid} />
          ))}
        </span>
        <span className="so-leitor">: {itens.length}</span>
      </a>
      <ul className={estilo.eventos}>
        {itens.slice(0, POR_DIA).map((leilao) => (
          <li key={leilao.uid}>
            <Ligacao
              href={enderecoDoLeilao(contexto.modo, leilao.uid)}
              className={leilao.situacao === 'EXECUTADO' ? estilo.passado : estilo.evento}
            >
              <span>
                <time dateTime={leilao.data}>{formatarHora(leilao.data)}</time> {leilao.nomeSemData}
              </span>
            </Ligacao>
          </li>
        ))}
        {resto > 0 && (
          <li>
            <a href={`#dia-${id}-${dia}`} className={estilo.mais}>
              {ELEMENTOS.eMais(resto)}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
