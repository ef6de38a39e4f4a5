-- Every saving of the settings has stored the demo's address, phone, e-mail and DBID, too, as if an admin had said them.
update shop_details set
  address_en = nullif(address_en, 'House 12, Road 5, Dhanmondi, Dhaka'),
  address_bn = nullif(address_bn, 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা'),
  phone = nullif(phone, '01700-000000'),
  email = nullif(email, 'hello@tatka.example'),
  dbid = nullif(dbid, '000000000'),
  version = version + 1
where 'House 12, Road 5, Dhanmondi, Dhaka' = address_en or 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা' = address_bn
  or '01700-000000' = phone or 'hello@tatka.example' = email or '000000000' = dbid;
