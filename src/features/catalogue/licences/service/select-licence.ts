export { selectLicence, selectLicenceName } from '../store/current-as-json.ts';
