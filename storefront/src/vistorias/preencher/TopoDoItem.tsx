import type { ItemDaVistoria } from '@martelo/shared/vistorias/itens';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { usePecas } from './pecas.tsx';

/** What an item asks, how it is to be answered, and what its answer should look like. */
export function TopoDoItem({
  item: { nome, obrigatorio, descricao, exemploUrl },
  id,
}: {
  item: Pick<ItemDaVistoria, 'nome' | 'obrigatorio' | 'descricao' | 'exemploUrl'>;
  id: string;
}) {
  const { exemplo } = usePecas();
  return (
    <div className="preencher-topo">
      <p>
        <b>{nome}</b> {obrigatorio && <strong className="marca-situacao">{P.obrigatorio}</strong>}
      </p>
      <p id={id} className="quieto">
        {descricao}
      </p>
      {exemploUrl && /^(https:\/\/|\/)/.test(exemploUrl) && (
        <img
          className="preencher-exemplo"
          src={exemplo(exemploUrl)}
          alt={P.exemploAlt(nome)}
          loading="lazy"
        />
      )}
    </div>
  );
}
