import { formatarDataHora, formatarHora } from '@martelo/shared/datas';
import type { NaPortaria } from '@martelo/shared/pos-venda/agendamento';
import { PORTARIA } from '../palavras/portaria.ts';
import { Vazio } from '../site/ui/Vazio.tsx';
import { fotoDoItem } from './foto.ts';
import estilo from './portaria.module.css';

/** Who is expected, and who has been. */
export function Lista({ itens, aEnviar }: { itens: readonly NaPortaria[]; aEnviar: ReadonlySet<string> }) {
  if (itens.length === 0)
    return (
      <Vazio icone="truck" titulo={PORTARIA.nenhuma}>
        {PORTARIA.nenhumaAjuda}
      </Vazio>
    );
  return (
    <section aria-labelledby="retiradas-do-dia">
      <h2 id="retiradas-do-dia">{PORTARIA.retiradas}</h2>
      <ul className={estilo.lista}>
        {itens.map((retirada) => (
          <li key={retirada.uid} data-situacao={retirada.situacao}>
            <strong>{formatarHora(retirada.inicio)}</strong>
            {/* The very picture that is looked at later: once seen here, it is there without network as well. */}
            <span className={estilo.fotos}>
              {retirada.lotes.map((lote) => (
                <img key={lote.uid} src={fotoDoItem(lote).src} alt="" width={80} height={60} />
              ))}
            </span>
            <span>
              <b>{retirada.quem.nome}</b>
              {retirada.quem.placa && <span>{PORTARIA.comPlaca(retirada.quem.placa)}</span>}
              {retirada.lotes.map(({ uid, loteNumero, loteNome }) => (
                <span key={uid}>
                  {loteNumero} · {loteNome}
                </span>
              ))}
              {retirada.situacao === 'AGENDADO' && !retirada.liberada && <em>{PORTARIA.naoPaga}</em>}
              {retirada.situacao === 'AGENDADO' && retirada.bloqueada && <em>{PORTARIA.bloqueada}</em>}
            </span>
            <span className={estilo.situacao}>
              {aEnviar.has(retirada.uid) ? PORTARIA.aEnviar : situacaoLida(retirada)}
              {retirada.fotos > 0 && <small>{PORTARIA.quantasFotos(retirada.fotos)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function situacaoLida({ situacao, entregueEm, foraDoDia }: NaPortaria): string {
  if (entregueEm !== null)
    return foraDoDia
      ? PORTARIA.entregueForaDoDia(formatarDataHora(entregueEm))
      : PORTARIA.entregue(formatarHora(entregueEm));
  return situacao === 'NAO_COMPARECEU' ? PORTARIA.ausente : PORTARIA.agendada;
}
