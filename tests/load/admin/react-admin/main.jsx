import {
  Admin,
  Datagrid,
  DateField,
  Edit,
  List,
  NumberField,
  NumberInput,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** What its documentation has one write, over the very calls that our own screens make. */
const pedir = async (caminho) => {
  const resposta = await fetch(caminho);
  if (!resposta.ok) throw new Error(`${caminho} answered ${resposta.status}`);
  return resposta.json();
};
const comId = (um) => ({ ...um, numero: um.id, id: um.uid });
const naoSeMede = () => Promise.reject(new Error('not measured'));
const dados = {
  async getList(qual, { pagination: { page, perPage }, sort: { field, order } }) {
    const busca = new URLSearchParams({
      ...{ pagina: page, porPagina: perPage },
      ...{ ordenar: field, ordem: order.toLowerCase() },
    });
    const { itens, total } = await pedir(`/v1/${qual}?${busca}`);
    return { data: itens.map(comId), total };
  },
  getOne: async (qual, { id }) => ({ data: comId(await pedir(`/v1/${qual}/${id}`)) }),
  getMany: async (qual, { ids }) => ({
    data: await Promise.all(ids.map(async (id) => comId(await pedir(`/v1/${qual}/${id}`)))),
  }),
  ...{ getManyReference: naoSeMede, create: naoSeMede, update: naoSeMede, updateMany: naoSeMede },
  ...{ delete: naoSeMede, deleteMany: naoSeMede },
};

const Veiculos = () => (
  <List perPage={50} sort={{ field: 'id', order: 'DESC' }}>
    <Datagrid rowClick="edit">
      <NumberField source="numero" />
      <TextField source="marca" />
      <TextField source="modelo" />
      <TextField source="placa" />
      <NumberField source="anoModelo" />
      <TextField source="patio" />
      <DateField source="updatedAt" showTime />
    </Datagrid>
  </List>
);
const TEXTOS = ['marca', 'modelo', 'versao', 'tipo', 'placa', 'chassi', 'renavam', 'numeroMotor', 'patio'];
const Veiculo = () => (
  <Edit>
    <SimpleForm>
      {TEXTOS.map((campo) => (
        <TextInput key={campo} source={campo} />
      ))}
      <NumberInput source="anoModelo" />
      <NumberInput source="km" />
      <TextInput source="observacao" multiline />
    </SimpleForm>
  </Edit>
);
// Something to come from: a list of nothing draws an error in place of itself.
const Outra = () => (
  <List empty={false}>
    <span />
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dados}>
    <Resource name="veiculos" list={Veiculos} edit={Veiculo} />
    <Resource name="comitentes" list={Outra} />
  </Admin>,
);
