import { diaEmSaoPaulo, formatarHora } from '@martelo/shared/datas';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import type { ContextoElemento } from '../elemento.ts';
import { enderecoDoLeilao } from '../leilao.ts';
import { SeloAoVivo } from '../pecas/SeloAoVivo.tsx';
import { SeloDeData } from '../pecas/SeloDeData.tsx';
import estilo from './estilo.module.css';

/** The month day by day. */
export function ListaDoMes({
  itens,
  contexto,
  id,
}: {
  itens: readonly LeilaoPublico[];
  contexto: ContextoElemento;
  id: string;
}) {
  const porDia = [...Map.groupBy(itens, ({ data }) => diaEmSaoPaulo(data))];
  return (
    <ol className={estilo.dias}>
      {porDia.map(([dia, doDia]) => (
        <li key={dia} id={`dia-${id}-${dia}`} className={estilo.dia}>
          <SeloDeData instante={doDia[0]?.data ?? dia} />
          <ul>
            {doDia.map((leilao) => (
              <li key={leilao.uid} className={estilo.linha}>
                <div>
                  <h4>
                    <Ligacao href={enderecoDoLeilao(contexto.modo, leilao.uid)} className={estilo.inteira}>
                      {leilao.nomeSemData}
                    </Ligacao>
                  </h4>
                  <p>{fatos(leilao, contexto).join('\u00a0· ')}</p>
                </div>
                {leilao.situacao === 'AO_VIVO' && <SeloAoVivo />}
                {leilao.situacao === 'EXECUTADO' && <Selo>{ELEMENTOS.encerrado}</Selo>}
                <Icone nome="chevron-right" />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const fatos = ({ data, modalidade, cidade, quantidadeLotes }: LeilaoPublico, { modo }: ContextoElemento) =>
  [formatarHora(data), modalidade, cidade, contagemDeLotes(quantidadeLotes, modo)].filter(Boolean);
